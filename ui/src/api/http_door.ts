/** The door to a server: HTTP, and a WebSocket for each table. */
import type { Door, Line, Reply, Request } from "./door.ts";

export class HttpDoor implements Door {
  async ask<Body>({ method, path, language, body, secret }: Request): Promise<Reply<Body>> {
    const headers: Record<string, string> = { "accept-language": language };
    if (body !== undefined) headers["content-type"] = "application/json";
    if (secret) headers.authorization = `Bearer ${secret}`;
    const text = body === undefined ? null : JSON.stringify(body);
    const reply = await fetch(path, { method, headers, body: text });
    return { status: reply.status, body: await reply.json().catch(() => ({})) };
  }

  line(table: string): Line {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/tables/${table}/live`);
  }
}
