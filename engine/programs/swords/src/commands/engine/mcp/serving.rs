//! Service for a client that plays one seat.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Level, PerSide, Side, say};
use rmcp::model::{
    CallToolRequestMethod, CallToolRequestParams, CallToolResponse, CallToolResult, ConstString,
    ContentBlock, CustomRequest, CustomResult, ErrorCode, Implementation, ListResourcesResult,
    ListToolsResult, PaginatedRequestParams, ReadResourceRequestParams, ReadResourceResponse,
    ReadResourceResult, ResourceContents, ServerCapabilities, ServerConfig, Tool, ToolAnnotations,
};
use rmcp::service::RequestContext;
use rmcp::{ErrorData, RoleServer, ServerHandler, ServiceExt};
use serde_json::{Map, Value};
use session::{AnyEdition, Asking, Chance, Seat, Seed, Setup};

use super::one_seat::{self, Effect, OneSeat, RESOURCES, Refusal, Reply, TOOLS};
use super::{Mcp, json_lines};
use crate::arguments::options;
use crate::failure::Failure;
use crate::matches::saved::Saved;
use crate::matches::saves::Saves;
use crate::packages::games::{self, PackageIndex};

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
        let server = Server {
            seat: Arc::new(Mutex::new(OneSeat::new(game, file, self.seat))),
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
        if !games::is_save(&self.game) {
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
        package_index.keep(&setup.package);
        Saved::begin(setup, edition.edition, &path)
    }
}

/// MCP server that plays one seat for a client.
struct Server {
    seat: Arc<Mutex<OneSeat>>,
    side: Side,
}

impl Server {
    /// Runs a function on the seat. A bot may compute for seconds, so it runs on a thread of its
    /// own and the server answers other requests in the meantime.
    async fn with_seat<T: Send + 'static>(
        &self,
        run: impl FnOnce(&mut OneSeat) -> T + Send + 'static,
    ) -> Result<T, ErrorData> {
        let seat = Arc::clone(&self.seat);
        let ran = tokio::task::spawn_blocking(move || {
            run(&mut seat.lock().unwrap_or_else(PoisonError::into_inner))
        });
        ran.await.map_err(|error| ErrorData::internal_error(error.to_string(), None))
    }
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        let side = self.side.id();
        let instructions = format!(
            "You play the side `{side}` in a wargame of the American Civil War. `options` lists your current choices. Choose one \
             with `act`, which replies with your next decision. `view`, `reach`, `why`, `odds`, `hint` and `rules` help you \
             decide. The match ends when a decision has a `result`."
        );
        let capabilities = ServerCapabilities::builder().enable_tools().enable_resources().build();
        ServerConfig::new(capabilities)
            .with_server_info(Implementation::new("swords", env!("CARGO_PKG_VERSION")))
            .with_instructions(instructions)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(TOOLS.iter().map(tool).collect()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let arguments = request.arguments.unwrap_or_default();
        let called = self.with_seat(move |seat| seat.call(&request.name, arguments)).await?;
        let (mut result, text) = match called {
            Ok(Reply { text, data }) => (CallToolResult::structured(data), text),
            Err(Refusal(data)) => {
                (CallToolResult::structured_error(data.clone()), data.to_string())
            }
        };
        result.content = vec![ContentBlock::text(text)];
        Ok(result.into())
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        Ok(ListResourcesResult::with_all_items(RESOURCES.iter().map(resource).collect()))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let Some(known) = RESOURCES.iter().find(|known| known.uri == request.uri) else {
            let known = RESOURCES.map(|known| known.uri).join(", ");
            let message = format!("unknown resource `{}`: expected {known}", request.uri);
            return Err(ErrorData::resource_not_found(message, None));
        };
        let text = self.with_seat(|seat| seat.read(known)).await?;
        let text = text.map_err(|Refusal(data)| {
            let message = data["error"]["message"].as_str().unwrap_or_default().to_owned();
            ErrorData::invalid_params(message, Some(data))
        })?;
        Ok(ReadResourceResult::new(vec![ResourceContents::text(text, known.uri)]).into())
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
fn tool(tool: &one_seat::Tool) -> Tool {
    let object = |schema: Value| match schema {
        Value::Object(schema) => schema,
        _ => Map::new(),
    };
    let annotations = ToolAnnotations::with_title(tool.title).open_world(false);
    let annotations = match tool.effect {
        Effect::Looks => annotations.read_only(true),
        // A choice adds to the match and cannot be made twice.
        Effect::Chooses => annotations.read_only(false).destructive(false).idempotent(false),
    };
    let told = Tool::new(tool.name, tool.about, object(tool.input_schema()));
    let told = told.with_title(tool.title).with_annotations(annotations);
    match tool.output_schema() {
        Some(schema) => told.with_raw_output_schema(Arc::new(object(schema))),
        None => told,
    }
}

/// Converts a document to its MCP description.
fn resource(of: &one_seat::Resource) -> rmcp::model::Resource {
    rmcp::model::Resource::new(of.uri, of.name)
        .with_title(of.title)
        .with_description(of.about)
        .with_mime_type("text/plain")
}
