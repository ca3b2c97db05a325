export {
  type CatalogueEndpoints,
  catalogueEndpoints,
  endpointsOf,
  removeBody,
  removeQuery,
  sortable,
} from './catalogue/endpoints.ts'
export { type CatalogueKey, catalogue, entities, entityNamed } from './catalogue/index.ts'
export { publicationStates } from './catalogue/publishing.ts'
export * from './endpoint.ts'
export * from './enquiry/endpoints.ts'
export * from './enquiry/enquiry.ts'
export * from './enquiry/kinds.ts'
export * from './entity.ts'
export * from './envelope.ts'
export * from './errors.ts'
export * from './field.ts'
export * from './institute/college.ts'
export * from './institute/endpoints.ts'
export * from './institute/school.ts'
export * from './public/cards.ts'
export * from './public/discovery-endpoints.ts'
export * from './public/listing.ts'
export * from './public/lookup-endpoints.ts'
export * from './public/records.ts'
export * from './public/records-endpoints.ts'
export * from './query.ts'
export * from './reader.ts'
export * from './search/search.ts'
export * from './session/endpoints.ts'
export * from './source.ts'
export * from './table.ts'
