import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const PAGES: Readonly<Record<string, string>> = {
  "/": `<h1>Home</h1><p id="text">Some words</p><label>Name <input id="name"></label>
    <a href="/cart" data-testid="to-cart">To the cart</a> <a href="/" target="_blank" rel="opener" id="again">In another tab</a>
    <button id="deeper">Deeper</button><div id="box"></div>
    <script>
      document.getElementById("deeper").onclick = () => history.pushState({}, "", "/list?card=4111#top");
      const root = document.getElementById("box").attachShadow({ mode: "open" });
      root.innerHTML = "<button class='inner'>Inner</button>";
    </script>`,
  "/cart": `<h1>Cart</h1><button id="buy"><span>Buy</span></button>
    <script>
      setTimeout(() => document.body.insertAdjacentHTML("beforeend", "<p id='late'>Late</p>"), 300);
      document.body.insertAdjacentHTML("beforeend", "<div style='height:3000px'></div><p id='foot'>Foot</p>");
    </script>`,
};

export interface ClientSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * A site that isn't ours, with the snippet's one line.
 * @param host origin that serves the snippet
 * @param policy of all its pages (`Content-Security-Policy`)
 */
export async function startClientSite(host: string, policy?: string): Promise<ClientSite> {
  const server = createServer((request, response) => {
    const body = PAGES[new URL(request.url ?? "", "http://site").pathname];
    response.writeHead(body ? 200 : 404, {
      "Content-Type": "text/html; charset=utf-8",
      ...(policy ? { "Content-Security-Policy": policy } : {}),
    });
    response.end(
      `<!doctype html><html lang="en"><head><title>Site</title><link rel="icon" href="data:,"><script src="${host}/ux-snippet.js" async></script></head><body>${body ?? ""}</body></html>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
