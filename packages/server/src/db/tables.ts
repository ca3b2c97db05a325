export * from './tables/catalogue.ts'
export * from './tables/enquiry.ts'
export * from './tables/institute.ts'
export * from './tables/session.ts'
