import { defineMiddleware } from 'astro:middleware'
import { createClient } from '@pravesh/client'
import { validateResponse } from '@pravesh/client/check'
import {
  enquiryEndpoints,
  enquiryWithdrawalEndpoints,
  grievanceEndpoints,
  guardianEndpoints,
  openReviewEndpoints,
} from '@pravesh/contract'
import { remoteReader } from './reader.ts'

const server = process.env.DEV_SERVER ?? ''
const emptyStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
}

/**
 * Under `astro dev`, the locals of pages that the server sets in production (see src/env.d.ts): read from the running server, without a
 * cache. A page's error is thrown on, so that Astro displays its place.
 */
export const onRequest = defineMiddleware(({ locals, url }, next) => {
  const base = `${server}/api/v1`
  const client = createClient({
    base,
    segment: 'public',
    storage: emptyStorage,
    fetch,
    check: validateResponse,
    origin: url.origin,
  })
  const failed = (error: unknown) => {
    throw error
  }
  Object.assign(locals, {
    reader: remoteReader(client),
    isDemo: true,
    page: {
      keep: () => undefined,
      never: () => undefined,
      opensCheckout: () => undefined,
      loadsAds: () => undefined,
      mayBeFramed: () => undefined,
      failed,
      reference: 'development',
    },
    enquire: (enquiryType, body) => client.call(enquiryEndpoints.raise, { params: { enquiryType }, body }),
    reportReview: (id, body) => client.call(openReviewEndpoints.report, { params: { id }, body }),
    sendWithdrawalCode: (body) => client.call(enquiryWithdrawalEndpoints.code, { body }),
    withdrawEnquiry: (body) => client.call(enquiryWithdrawalEndpoints.withdraw, { body }),
    withdrawAsGuardian: (body) => client.call(guardianEndpoints.withdraw, { body }),
    sendGuardianCode: (body) => client.call(guardianEndpoints.sendCode, { body }),
    agreeAsGuardian: (body) => client.call(guardianEndpoints.agree, { body }),
    sendGrievanceCode: (body) => client.call(grievanceEndpoints.code, { body }),
    readGrievance: (body) => client.call(grievanceEndpoints.status, { body }),
  } satisfies App.Locals)
  return next()
})
