// VS Code as a client of `swords lsp`.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

async function start() {
  const command = vscode.workspace.getConfiguration("swords").get("path");
  const documentSelector = [
    { scheme: "file", language: "yaml" },
    { scheme: "file", language: "rhai" },
  ];
  client = new LanguageClient("swords", "Blind Swords", { command, args: ["lsp"] }, { documentSelector });
  try {
    await client.start();
  } catch {
    client = undefined;
    const open = "Open Settings";
    const chosen = await vscode.window.showErrorMessage(`Cannot start ${command}: set swords.path to a program with the command lsp.`, open);
    if (chosen === open) await vscode.commands.executeCommand("workbench.action.openSettings", "swords.path");
  }
}

/** Starts the language server, and again on command or when the program changes. */
exports.activate = async (context) => {
  const restart = async () => {
    await exports.deactivate();
    await start();
  };
  const changed = vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("swords.path") && restart());
  context.subscriptions.push(vscode.commands.registerCommand("swords.restart", restart), changed);
  await start();
};

/** Stops the language server. */
exports.deactivate = async () => {
  await client?.stop();
  client = undefined;
};
