//! Build script that sets a linker flag for macOS. There, a Python extension module resolves the
//! interpreter's symbols at load time.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
