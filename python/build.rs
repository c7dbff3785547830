//! On macOS, a Python extension module resolves the interpreter's symbols at load time. The linker
//! needs a flag for that.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
