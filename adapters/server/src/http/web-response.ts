import type { ServerResponse } from 'node:http'

/** Writes a Web answer; its headers win over those that were set before. */
export async function sendWebResponse(response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.end(Buffer.from(await answer.arrayBuffer()))
}
