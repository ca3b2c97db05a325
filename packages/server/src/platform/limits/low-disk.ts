import { ApiError } from '@pravesh/contract'

/** Too little of the disk is free for further files: the sender should retry later. */
export class LowDisk extends ApiError {
  constructor() {
    super('UNAVAILABLE', { message: 'No files are taken at this moment. Please try again later', retryAfter: 60 })
  }
}
