export { createDataProvider } from './data-provider.ts'
export type { Descriptor } from './descriptor.ts'
export { CallFailure } from './failure.ts'
export { adminResources, catalogueDescriptor } from './resources.ts'
