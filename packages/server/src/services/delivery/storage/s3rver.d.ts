declare module '@20minutes/s3rver' {
  /** An S3 server for tests, which keeps its buckets in a directory. Its only key is S3RVER, with the secret S3RVER. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
