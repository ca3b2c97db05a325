/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Where scripts call the API, without a slash at the end; `astro.config.ts` has it of the environment. */
  readonly PUBLIC_API_BASE: string
}

/** A page's settings for its own response. The server package has the other half in `pages/host/page-response.ts`. */
interface PageAnswer {
  /**
   * The answer to a GET may be kept. `tags` name everything that is shown (`school:12`, `schools`, `article:3`): when one of
   * them changes the answer is dropped. `maxAge` seconds it is served as it is, `staleFor` more seconds it is served while a
   * new one is made. A page that never calls this is rendered for each visitor. Calls add up: tags join, the shorter age wins.
   */
  keep(how: { tags: readonly string[]; maxAge?: number; staleFor?: number }): void
  /** Not cached after all, overriding an earlier `keep`. */
  never(): void
  /** The page opens the gateway's checkout, whose hosts its content policy then names. */
  opensCheckout(): void
  /** The page may load the tag for advertisements, whose host its content policy then names. */
  loadsAds(): void
  /** Any other site may frame the page, which has no script, form or picture. */
  mayBeFramed(): void
  /** For the adapter: why the page could not be rendered. */
  failed(error: unknown): void
  /** Names this rendering in the server's log. */
  readonly reference: string
}

declare module 'virtual:endpoints' {
  type Contract = typeof import('@pravesh/contract')
  type Light<G> = {
    readonly [C in keyof G]: G[C] extends import('@pravesh/contract').Endpoint
      ? import('@pravesh/client').Light<G[C]>
      : never
  }
  /** Validates responses against their schemas in development and tests; undefined in a build. */
  export const check: import('@pravesh/client').ValidateResponse | undefined
  /** Sessions: codes, passwords, opening an account. */
  export const session: Light<Contract['accountEndpoints']>
  /** What belongs to the account: profile, questions, reviews, cart, bank, erasures, a copy. */
  export const student: Light<
    Contract['studentEndpoints'] &
      Contract['erasureEndpoints'] &
      Contract['exportEndpoints'] &
      Contract['nomineeEndpoints'] &
      Contract['familyNoticeEndpoints']
  >
  /** The second step of signing in. */
  export const factor: Light<Contract['studentFactorEndpoints']>
  /** Children, forms, shortlist, documents. */
  export const admission: Light<
    Contract['admissionEndpoints'] &
      Contract['packetEndpoints'] &
      Contract['familyDrawEndpoints'] &
      Contract['secondGuardianEndpoints']
  >
  export const payment: Light<Contract['paymentEndpoints']>
  export const enquiry: Light<Contract['enquiryEndpoints']>
  /** The search box and what is recommended. */
  export const discovery: Light<Contract['discoveryEndpoints']>
  /** Pages of schools, colleges, exams, careers, articles, courses. */
  export const records: Light<Contract['recordEndpoints']>
  export const lookups: Light<Contract['lookupEndpoints']>
}

declare namespace App {
  interface Locals {
    /** Reads the catalogue: the API's handlers, called directly in the server's process, or over HTTP in development. */
    reader: import('@pravesh/contract').Reader
    page: PageAnswer
    /** True in a demonstration, which sends nothing: it has an outbox instead. */
    isDemo: boolean
    /** Address of the operator's script for advertisements, where there is one: pages load it with consent alone. */
    adTag?: string | undefined
    /** Set while the page of a draft is previewed: the path of the same preview in the other language. */
    preview?: { otherPath: string }
    /** Raises an enquiry for who sent the form (POST only). Rejects with ApiError: `errors` are the fields to mark. */
    enquire(
      kind: import('@pravesh/contract').OpenEnquiryKind,
      body: import('@pravesh/contract').EnquiryBody,
    ): Promise<import('@pravesh/contract').EnquiryReceipt>
    /** Reports a published review to staff (POST only). Rejects with ApiError: NOT_FOUND where it is not published, TOO_MANY. */
    reportReview(review: number, body: import('@pravesh/contract').ReviewReport): Promise<{ message: string }>
    /** Sends a code to the mobile of an enquiry (POST only). Rejects with ApiError: TOO_MANY. */
    sendWithdrawalCode(body: { reference: string }): Promise<{ otpId: string; message: string }>
    /** Sends a code to a guardian, to agree or to withdraw with (POST only). Rejects with ApiError: NOT_FOUND, TOO_MANY. */
    sendGuardianCode(body: { id: string }): Promise<{ message: string }>
    /** Records the consent of a guardian (POST only). Rejects with ApiError: INVALID, NOT_FOUND, TOO_MANY. */
    agreeAsGuardian(
      body: import('@pravesh/contract').InputOf<typeof import('@pravesh/contract').guardianEndpoints.agree>['body'] &
        object,
    ): Promise<{ message: string }>
    /** Withdraws the consent of a guardian (POST only). Rejects with ApiError: INVALID, NOT_FOUND, TOO_MANY. */
    withdrawAsGuardian(body: { id: string; otp: string }): Promise<{ message: string }>
    /** Withdraws the consent to an enquiry (POST only). Rejects with ApiError: INVALID_OTP, TOO_MANY. */
    withdrawEnquiry(body: { reference: string; otpId: string; otp: string }): Promise<{ message: string }>
    /** Sends a code to the mobile of a grievance (POST only). Rejects with ApiError: TOO_MANY. */
    sendGrievanceCode(body: { reference: string }): Promise<{ otpId: string; message: string }>
    /** How far a grievance is (POST only). Rejects with ApiError: INVALID_OTP, TOO_MANY. */
    readGrievance(body: {
      reference: string
      otpId: string
      otp: string
    }): Promise<{ data: import('@pravesh/contract').GrievanceStatus }>
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** Loads the island and React when it is first pointed at, pressed or focused. */
    'client:touch'?: boolean | string
  }
}
