/** A JSON Schema as the document holds it. */
export interface Schema {
  $ref?: string
  type?: string
  description?: string
  format?: string
  pattern?: string
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
}
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  style?: 'form'
  explode?: boolean
  schema: Schema
  example: unknown
}
/** Content of a body or a response, by media type. */
export type Content = Record<
  string,
  { schema: Schema; example?: unknown; examples?: Record<string, { summary: string; value: unknown }> }
>
export interface ResponseObject {
  description: string
  headers?: Record<string, { description: string; required?: boolean; schema: Schema }>
  content: Content
}
export interface Operation {
  operationId: string
  tags: [string]
  summary: string
  description: string
  /** One of these; an empty one means an anonymous caller. */
  security: Record<string, []>[]
  parameters: Parameter[]
  requestBody?: { description?: string; required: boolean; content: Content }
  responses: Record<string, ResponseObject | { $ref: string }>
  'x-realm': string
  'x-owner': string
  /** Roles of staff that may make the call. */
  'x-roles'?: readonly string[]
}
export interface OpenApi {
  openapi: string
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  /** Which tags belong together, as Redoc and others read it. */
  'x-tagGroups': { name: string; tags: string[] }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, ResponseObject>
    securitySchemes: Record<string, { type: string; scheme: string; description: string }>
  }
}
