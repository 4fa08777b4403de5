// A bare `ws` server, to compare the memory of an idle connection. Plain JavaScript, so that no loader uses memory.
import { createServer } from "node:http";
import { WebSocketServer } from "ws";

const http = createServer();
new WebSocketServer({ server: http, perMessageDeflate: false }).on("connection", (socket) =>
  socket.on("message", () => undefined),
);
http.listen(0, "127.0.0.1", () => console.log(http.address().port));
