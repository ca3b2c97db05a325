import type { Reader } from '@pravesh/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { RenderedPage } from '../../../platform/cache/page.ts'
import { plainPage } from '../../../platform/http/response/plain-page.ts'
import { callerNetworks } from '../../../platform/limits/caller.ts'
import { createFairSemaphore, type FairBounds } from '../../../platform/limits/fair-semaphore.ts'
import { Busy } from '../../../platform/limits/semaphore.ts'
import type { CheckoutSources } from './checkout.ts'
import type { FormActions } from './enquire.ts'
import { PageNotes } from './page-response.ts'
import { policies } from './policy.ts'
import { renderedPage } from './rendered.ts'
import type { Site } from './site.ts'

interface RendererOptions {
  site: Pick<Site, 'render' | 'policy'>
  reader: Reader
  /** The one origin that pages know, without a slash at its end. */
  origin: string
  log: FastifyBaseLogger
  /** True in a demonstration. */
  isDemo: boolean
  /** Of the gateway whose checkout a page may open; missing where it is our own. */
  checkout?: CheckoutSources | undefined
  /** Address of a script for advertisements that pages may load with consent. */
  adTag?: string | undefined
  /** Maximum of running and waiting renders, in total and for one network; further requests get 503 at once. */
  bounds?: Partial<FairBounds>
  /** A page that takes longer is answered with 503, in ms. */
  deadline?: number
}

/** A form as it came, checked to be from this site. */
export interface Form {
  body: Buffer
  contentType: string
  address: string
  actions: FormActions
}

export interface Renderer {
  /**
   * Renders the public page; for a preview, `extraLocals` are its own reader and the data of its banner. Never rejects: a failure is a
   * page of status 503.
   */
  page(key: string, extraLocals?: object): Promise<RenderedPage>
  /** Hands a form to its page. Never rejects. */
  form(target: string, form: Form): Promise<RenderedPage>
}

const usualBounds: FairBounds = { atOnce: 100, inLine: 100, atOnceEach: 25, inLineEach: 50, patienceMs: 3_000 }

export function createRenderer({
  site,
  reader,
  origin,
  log,
  isDemo,
  checkout,
  adTag,
  bounds,
  deadline = 5_000,
}: RendererOptions): Renderer {
  const policyOf = policies(site.policy)
  const inTurn = createFairSemaphore({ ...usualBounds, ...bounds }, 'page renders')

  async function render(
    target: string,
    request: () => Request,
    locals: object,
    address?: string,
  ): Promise<RenderedPage> {
    const notes = new PageNotes()
    return new Promise((resolve, reject) => {
      inTurn(callerNetworks(), () => {
        const work = renderNow(target, request, locals, notes, address)
        resolve(inTime(work, target, notes))
        // Its slot is free when it ends, even if it is no longer awaited.
        return work
      }).catch((error: unknown) => {
        if (error instanceof Busy) resolve(plainPage('UNAVAILABLE', target, { retryAfter: error.retryAfter ?? 2 }))
        else reject(error)
      })
    })
  }

  async function renderNow(
    target: string,
    request: () => Request,
    locals: object,
    notes: PageNotes,
    address?: string,
  ): Promise<RenderedPage> {
    try {
      const response = await site.render(request(), { reader, isDemo, adTag, page: notes, ...locals }, address)
      if (notes.error !== undefined) log.error({ ...logFields(target, notes), err: notes.error }, 'page failed')
      return await renderedPage(response, target, origin, notes, policyOf, checkout, adTag)
    } catch (error) {
      log.error({ ...logFields(target, notes), err: error }, 'page failed')
      return plainPage('UNAVAILABLE', target, { retryAfter: 5, reference: notes.reference })
    }
  }

  async function inTime(work: Promise<RenderedPage>, target: string, notes: PageNotes): Promise<RenderedPage> {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<RenderedPage>((resolve) => {
      timer = setTimeout(() => {
        log.error({ ...logFields(target, notes), deadline }, 'page took too long')
        resolve(plainPage('UNAVAILABLE', target, { retryAfter: 5, reference: notes.reference }))
      }, deadline)
    })
    try {
      return await Promise.race([work, timeout])
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    page: (key, extraLocals = {}) =>
      render(key, () => new Request(origin + key), {
        enquire: notFromAGet,
        reportReview: notFromAGet,
        sendWithdrawalCode: notFromAGet,
        withdrawEnquiry: notFromAGet,
        withdrawAsGuardian: notFromAGet,
        sendGuardianCode: notFromAGet,
        agreeAsGuardian: notFromAGet,
        sendGrievanceCode: notFromAGet,
        readGrievance: notFromAGet,
        ...extraLocals,
      } satisfies FormActions),
    form: (target, { body, contentType, address, actions }) => {
      // Astro compares Origin with the address itself; the host has already checked the browser's headers.
      const headers = { 'content-type': contentType, origin }
      const request = () => new Request(origin + target, { method: 'POST', headers, body: new Uint8Array(body) })
      return render(target, request, actions, address)
    },
  }
}

const notFromAGet = async () => {
  throw new Error('This is sent by a form that was posted')
}

/** Queries contain user input: they stay out of the log. */
const logFields = (target: string, { reference }: PageNotes) => ({ reqId: reference, page: target.split('?', 1)[0] })
