//! Service for a client that plays one seat.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Level, PerSide, Side, say};
use rmcp::model::{
    CallToolRequestMethod, CallToolRequestParams, CallToolResponse, CallToolResult, ConstString,
    ContentBlock, CustomRequest, CustomResult, ErrorCode, Implementation, ListToolsResult,
    PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::RequestContext;
use rmcp::{ErrorData, RoleServer, ServerHandler, ServiceExt};
use serde_json::{Map, Value, json};
use session::protocol::Protocol;
use session::{AnyEdition, Asking, Chance, Seat, Seed, Setup};

use super::Mcp;
use crate::failure::Failure;
use crate::games::{self, PackageIndex};
use crate::json_lines;
use crate::one_seat::{self, Need, OneSeat, TOOLS};
use crate::options;
use crate::saved::Saved;
use crate::saves::Saves;

/// Returns the bot that plays the other side if the command line names none.
fn usual(edition: &dyn AnyEdition) -> Seat {
    let sergeant = Seat::Plays(Level::Sergeant);
    if edition.may_sit(sergeant).is_ok() {
        return sergeant;
    }
    Seat::computers(edition.levels()).first().copied().unwrap_or(Seat::Random)
}

impl Mcp {
    /// Serves until the client disconnects.
    pub(crate) fn run(&self, package_index: &PackageIndex, saves: &Saves) -> Result<(), Failure> {
        let Saved { edition: _, game, file } = self.saved(package_index, saves)?;
        session::complain!("The match is saved in {}", file.path().display());
        let protocol = Protocol::of(Box::new(package_index.library().clone()), game);
        let server = Server {
            seat: Arc::new(Mutex::new(OneSeat::new(protocol, file, self.seat))),
            side: self.seat,
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Failure::Wrong(error.to_string()))?;
        runtime.block_on(async {
            let broken =
                |error: &dyn std::fmt::Display| Failure::Wrong(format!("the client: {error}"));
            let (end, passed_on) = json_lines::stdio();
            let running = server.serve(end).await.map_err(|error| broken(&error))?;
            let ended = running.waiting().await.map(drop).map_err(|error| broken(&error));
            passed_on.await.map_err(|error| broken(&error))?;
            ended
        })
    }

    fn saved(&self, package_index: &PackageIndex, saves: &Saves) -> Result<Saved, Failure> {
        let path = Path::new(&self.game);
        if !path.is_file() {
            return self.begin(package_index, saves);
        }
        options::refuse_what_is_settled([
            ("--against", self.against.is_some()),
            ("--scenario", self.scenario.is_some()),
            ("--seed", self.seed.is_some()),
            ("--option", !self.options.is_empty()),
            ("--save", self.save.is_some()),
        ])?;
        let (saved, problem) = Saved::resume(path, package_index)?;
        if let Some(problem) = problem {
            session::complain!("{problem}\n{}", say!("continues-before"));
        }
        let seats = saved.game.setup().seats;
        if seats[self.seat] != Seat::Human || seats[self.seat.other()] == Seat::Human {
            let (own, other) = (self.seat.id(), self.seat.other().id());
            let message =
                format!("expected a save in which a person plays {own} and a bot plays {other}");
            return Err(Failure::Usage(format!("{}: {message}", path.display())));
        }
        Ok(saved)
    }

    fn begin(&self, package_index: &PackageIndex, saves: &Saves) -> Result<Saved, Failure> {
        let edition = package_index.open(&self.game)?;
        let against = self.against.unwrap_or_else(|| usual(&*edition));
        let other = |side| if side == self.seat { Seat::Human } else { against };
        let setup = Setup {
            package: package_index.lasting_name(&self.game),
            scenario: games::scenario_id(&*edition, self.scenario.as_deref())?,
            options: options::all(&self.options)?,
            seats: PerSide::from_fn(other),
            seed: self.seed.unwrap_or_else(Seed::fresh),
            dice: Chance::Seeded,
            asking: Asking::default(),
            lesson: None,
        };
        options::check(&*edition, &setup)?;
        let path = match &self.save {
            Some(named) => named.clone(),
            None => saves.ready()?.free_name(edition.id(), &setup.scenario),
        };
        Saved::begin(setup, edition.edition, &path)
    }
}

/// MCP server that plays one seat for a client.
struct Server {
    seat: Arc<Mutex<OneSeat>>,
    side: Side,
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        let side = self.side.id();
        let instructions = format!(
            "You play the side `{side}` in a wargame of the American Civil War. `options` lists your current choices. Choose one \
             with `act`. `view`, `why`, `odds` and `rules` help you decide. The match ends when `options` has a `result`."
        );
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new("swords", env!("CARGO_PKG_VERSION")))
            .with_instructions(instructions)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(TOOLS.iter().map(described).collect()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let seat = Arc::clone(&self.seat);
        // A bot may compute for seconds. The server must answer other requests in the meantime.
        let called = tokio::task::spawn_blocking(move || {
            let mut seat = seat.lock().unwrap_or_else(PoisonError::into_inner);
            seat.call(&request.name, request.arguments.unwrap_or_default())
        });
        let called =
            called.await.map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
        let text = |value: &Value| vec![ContentBlock::text(value.to_string())];
        Ok(match called {
            Ok(reply) => CallToolResult::success(text(&reply)),
            Err(refused) => CallToolResult::error(text(&refused)),
        }
        .into())
    }

    /// Refuses a request that the MCP library could not parse as a known request. A tool call
    /// reaches this function only if its parameters are malformed.
    async fn on_custom_request(
        &self,
        request: CustomRequest,
        _: RequestContext<RoleServer>,
    ) -> Result<CustomResult, ErrorData> {
        if request.method == CallToolRequestMethod::VALUE {
            let message = "expected `params` with `name`, a string, and `arguments`, an object";
            return Err(ErrorData::invalid_params(message, None));
        }
        let message = format!("unknown method `{}`", request.method);
        Err(ErrorData::new(ErrorCode::METHOD_NOT_FOUND, message, None))
    }
}

/// Converts a tool to its MCP description.
fn described(tool: &one_seat::Tool) -> Tool {
    let property = |argument: &one_seat::Argument| {
        (argument.name.to_owned(), json!({ "type": "string", "description": argument.about }))
    };
    let properties: Map<String, Value> = tool.arguments.iter().map(property).collect();
    let required = tool.arguments.iter().filter(|argument| argument.need == Need::Required);
    let required: Vec<_> = required.map(|argument| argument.name).collect();
    let schema = json!({
        "type": "object", "properties": properties, "required": required, "additionalProperties": false,
    });
    let schema = schema.as_object().cloned().unwrap_or_default();
    Tool::new(tool.name, tool.about, schema)
}
