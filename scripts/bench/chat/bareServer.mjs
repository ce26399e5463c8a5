// A bare Socket.IO server: no sign-in, no rights, no storage. What it delivers is what the chat's deliveries are held against.
import { createServer } from "node:http";
import { Server } from "socket.io";

const http = createServer();
const io = new Server(http, { serveClient: false });

io.on("connection", (socket) => {
  socket.on("join", ({ id }, answer) => {
    socket.join(id);
    answer(true);
  });
  socket.on("say", (news, answer) => {
    io.to(news.id).emit("channel", news);
    answer(true);
  });
});
process.on("SIGTERM", () => process.exit(0));
http.listen(0, "127.0.0.1", () => console.log(`ready: http://localhost:${http.address().port}`));
