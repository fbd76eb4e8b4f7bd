import { createServer } from 'node:http'
import type { FileHandler } from '@jangteo/server/http/static-files'
import { listen, type Listening } from './listen.ts'

/** Lets a handler of files listen; what it does not serve is answered 404 with the path that it was asked for. */
export function listenForFiles(serve: FileHandler): Promise<Listening> {
  const server = createServer((request, response) => {
    const answer = async () => {
      if (!(await serve(request, response))) response.writeHead(404).end(request.url)
    }
    void answer()
  })
  return listen(server)
}
