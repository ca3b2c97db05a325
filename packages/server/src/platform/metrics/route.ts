import type { FastifyRequest } from 'fastify'

/** The operation of an endpoint, or the pattern of another route: never the address, which may name a person. */
export function routeOf({ is404, routeOptions: { config, url } }: FastifyRequest): string {
  return is404 ? 'none' : (config.operation ?? url ?? 'none')
}
