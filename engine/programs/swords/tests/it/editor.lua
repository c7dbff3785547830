-- A session of Neovim's own client with `swords lsp`: a mistake in `units.yaml`, its mending, and a renamed id.
-- It prints what the editor learns.

local told = {}
local function tell(...) table.insert(told, table.concat({ ... }, " ")) end

vim.cmd("edit units.yaml")
local client = vim.lsp.start_client({ name = "swords", cmd = { vim.env.SWORDS, "lsp" }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, client)
vim.wait(20000, function() return vim.lsp.get_client_by_id(client).initialized end)

local uri = vim.uri_from_bufnr(0)
local function ask(method, more)
  local answers = vim.lsp.buf_request_sync(0, method, vim.tbl_extend("force", { textDocument = { uri = uri } }, more), 20000)
  for _, answer in pairs(answers or {}) do return answer.result end
end
-- The place of the first text that a pattern finds, counted from 0.
local function place(pattern)
  for at, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = line:find(pattern)
    if column then return { line = at - 1, character = column - 1 } end
  end
end
local function at(pattern) return { position = place(pattern) } end
local function line(pattern) return vim.trim(vim.api.nvim_buf_get_lines(0, place(pattern).line, place(pattern).line + 1, false)[1]) end
local function found() return vim.diagnostic.get(0) end
local function waits(count) vim.wait(20000, function() return #found() == count end) end
local function apply(edit) vim.lsp.util.apply_workspace_edit(edit, "utf-16") end

vim.cmd("%s/alden: {side: usa, division: hale}/alden: {side: usa, division: hal}/")
waits(1)
for _, it in ipairs(found()) do tell("diagnostic", it.code, (it.message:gsub("\n.*", ""))) end
local start = place("hal}")
local offered = ask("textDocument/completion", { position = start })
for _, item in ipairs(offered.items or offered) do tell("completion", item.label) end
local range = { start = start, ["end"] = { line = start.line, character = start.character + 3 } }
for _, fix in ipairs(ask("textDocument/codeAction", { range = range, context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics(0, start.line) } })) do
  tell("fix", fix.title)
  apply(fix.edit)
end
waits(0)
tell("mended", line("alden:"), #found())
tell("hover", ask("textDocument/hover", at("name: 1st")).contents.value)
for _, where in ipairs(ask("textDocument/definition", at("hale}"))) do tell("definition", (where.uri:gsub(".*/", ""))) end
tell("references", #ask("textDocument/references", vim.tbl_extend("force", at("hale: "), { context = { includeDeclaration = true } })))
apply(ask("textDocument/rename", vim.tbl_extend("force", at("hale: "), { newName = "howe" })))
tell("renamed", line("howe:"))
vim.cmd("silent wall")

vim.lsp.stop_client(client)
vim.wait(20000, function() return vim.lsp.get_client_by_id(client) == nil end)
io.stdout:write(table.concat(told, "\n") .. "\n")
vim.cmd("qall!")
