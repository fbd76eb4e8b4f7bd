import { type AnyRouter, traverseContractProcedures } from '@orpc/server'

/** Which verbs the calls of a router have for a path below `/api`; none for a path that no call has. */
export function createVerbFinder(router: AnyRouter): (path: string) => string[] {
  const routes: { readonly method: string; readonly form: RegExp }[] = []
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { method = 'POST', path = '/' } = contract['~orpc'].route
    routes.push({ method, form: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) })
  })
  return (path) =>
    routes
      .filter(({ form }) => form.test(path))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}
