import { collectDefaultMetrics, Registry } from 'prom-client'

/** An empty registry with what Node measures of this process: memory, processor, collection of garbage and the delay of the event loop. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
