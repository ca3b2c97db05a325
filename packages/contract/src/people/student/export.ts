import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { fileResponse } from '../../endpoint/file-response.ts'
import { erasureBody } from './erasure.ts'
import { myAccountTag, selfEndpoint } from './self-endpoint.ts'

/** A family's copy of what is stored under its account. Digital Personal Data Protection Act 2023, s. 11(1). */
export const exportEndpoints = {
  export: endpoint({
    ...selfEndpoint,
    tag: myAccountTag,
    id: 'student.export',
    beforeGuardian: true,
    method: 'POST',
    path: '/student/export',
    summary: 'A copy of all that is stored under the account, as a ZIP: a page to read, JSON, receipts and documents',
    body: z.strictObject({ current_password: erasureBody.shape.current_password }),
    example: { current_password: 'pravesh-demo' },
    file: ['application/zip'],
    answer: fileResponse,
    errors: ['TOO_MANY'],
  }),
} as const
