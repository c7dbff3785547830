//! Limits of scripts. All limits are set explicitly, because the defaults of the script language
//! differ between builds.

/// Maximum number of operations in one call, including nested calls. A step of the script is
/// one operation. Reading 4 values of a list or map, or 64 bytes of a string, is one more
/// operation.
pub const OPERATIONS: u64 = 200_000;
/// Maximum depth of function calls inside a script.
pub const CALL_LEVELS: usize = 16;
/// Maximum number of script functions nested in each other, including the first. A function is
/// nested if another one waits for a procedure that triggered it.
pub const NESTED_SCRIPTS: u8 = 3;
/// Maximum nesting of expressions and blocks at the top level of a file.
pub const EXPRESSION_DEPTH: usize = 24;
/// Maximum nesting of expressions and blocks in a function.
pub const FUNCTION_DEPTH: usize = 24;
/// Maximum length of a string, in bytes.
pub const TEXT: usize = 4_096;
/// Maximum length of a string that players read, in bytes: messages, prompts and purposes of
/// rolls.
pub const LINE: usize = 1_024;
/// Maximum number of lines that one function may show to players.
pub const LINES: u16 = 64;
/// Maximum number of values in a list, including those of nested lists.
pub const LIST: usize = 1_024;
/// Maximum number of entries in a map, including those of nested maps.
pub const MAP: usize = 256;
/// Maximum nesting of lists and maps.
pub const VALUE_DEPTH: usize = 8;
/// Maximum absolute victory points of a side, and maximum absolute result of a counting
/// function.
pub const POINTS: i32 = 100_000;
/// Maximum number of variables that a function may have at the same time.
pub const VARIABLES: usize = 64;
/// Maximum number of functions in one file.
pub const FUNCTIONS: usize = 256;
/// Maximum number of files imported in one call.
pub const MODULES: usize = 32;
