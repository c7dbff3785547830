//! On macOS a module of Python finds the interpreter's symbols when it is loaded, and the linker has to be told.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
