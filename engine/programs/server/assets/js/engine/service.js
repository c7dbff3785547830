// Stores the whole page in the browser, so that it works without a network. The code above lists its files.

const NAME = `swords-${VERSION}`;

const fetched = async ([path, hash]) => {
  const response = await fetch(path, { integrity: `sha256-${hash}`, cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return [path, response];
};

async function install() {
  const cache = await caches.open(NAME);
  const files = await Promise.all(Object.entries(FILES).map(fetched));
  await Promise.all(files.map(([path, response]) => cache.put(path, response)));
}

// Caches of other pages on the same site stay.
async function activate() {
  const others = (await caches.keys()).filter((name) => name.startsWith("swords-") && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const { href } = new URL(request.url);
  const path = href.split(/[?#]/)[0].slice(registration.scope.length);
  const kept = await (await caches.open(NAME)).match(path === "index.html" ? "./" : `./${path}`);
  return kept ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
