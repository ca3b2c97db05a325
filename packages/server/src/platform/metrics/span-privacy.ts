import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'

/** Attributes that leave the process. All others stay: addresses, hosts, callers, browsers, and what a later version may add. */
const sentAttributes = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'error.type',
  'db.system.name',
  'db.operation.name',
  'db.query.text',
])

/** A statement with its values as parameters, as ours have them; a value that is written into one is blotted out. */
const blotted = (text: string) => text.replace(/'[^']*'/g, "'?'")

function safeAttributes(attributes: Attributes): Attributes {
  const sent: Attributes = {}
  for (const [name, value] of Object.entries(attributes))
    if (sentAttributes.has(name)) sent[name] = name === 'db.query.text' ? blotted(String(value)) : value
  return sent
}

/** A span without a person's words: errors and their messages, which may repeat a value, are left out with its events. */
const safeSpan = (span: ReadableSpan): ReadableSpan => ({
  name: span.name,
  kind: span.kind,
  spanContext: () => span.spanContext(),
  ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
  startTime: span.startTime,
  endTime: span.endTime,
  duration: span.duration,
  ended: span.ended,
  status: { code: span.status.code },
  attributes: safeAttributes(span.attributes),
  links: [],
  events: [],
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: 0,
  droppedEventsCount: 0,
  droppedLinksCount: 0,
})

/** An exporter that receives nothing of people: neither addresses with their queries, nor values of statements, nor messages of errors. */
export const withoutPeople = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(safeSpan), done),
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
})
