//! Build script that sets a linker flag for macOS. The flag lets Python resolve the interpreter's
//! symbols when it loads the module.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
