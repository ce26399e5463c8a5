// Open pages of a chat.
import { io } from "socket.io-client";
import { onCleanUp } from "../cleanUp.mjs";

const AT_ONCE = 25;

/** A socket that is let in. @param onNews gets each event of a channel with the id that it came by */
export async function connect(address, { token, onNews = () => undefined }) {
  const socket = io(address, { transports: ["websocket"], reconnection: false, forceNew: true, auth: { token } });
  onCleanUp(() => socket.disconnect());
  socket.on("channel", ({ id, event }) => onNews(event, id));
  await new Promise((settle, fail) => {
    socket.once("connect", settle);
    socket.once("connect_error", fail);
  });
  return socket;
}

export async function join(socket, id) {
  if (!(await socket.emitWithAck("join", { channel: "chat", id }))) throw new Error(`not let into ${id}`);
}

/** Opens sockets, some at a time. @param wishes each with its token and the rooms that it listens to */
export async function openAll(address, wishes, onNews) {
  const left = [...wishes];
  const sockets = [];
  const open = async () => {
    for (let wish = left.shift(); wish; wish = left.shift()) {
      const socket = await connect(address, { token: wish.token, onNews });
      for (const id of wish.rooms) await join(socket, id);
      sockets.push(socket);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return sockets;
}
