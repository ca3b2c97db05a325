/** The life of an application, in the order a family usually meets it. */
export const applicationStates = [
  'draft',
  'payment_pending',
  'submitted',
  'under_review',
  'documents_requested',
  'test',
  'interaction',
  'shortlisted',
  'waitlisted',
  'offered',
  'accepted',
  'declined',
  'expired',
  'enrolled',
  'rejected',
  'withdrawn',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** Actors of a transition: the family, the institute, a payment, the calendar, or the staff of Pravesh. */
export const movers = ['family', 'institute', 'payment', 'clock', 'admin'] as const
export type TransitionActor = (typeof movers)[number]

type Transitions = Partial<Record<ApplicationState, readonly TransitionActor[]>>
const family = ['family'] as const
const institute = ['institute'] as const
// Withdrawals by the family, and closures by staff when the fee is refunded.
const closed = ['family', 'admin'] as const

const decisions: Transitions = {
  documents_requested: institute,
  test: institute,
  interaction: institute,
  shortlisted: institute,
  waitlisted: institute,
  offered: institute,
  rejected: institute,
  withdrawn: closed,
}

/** From each state: the allowed next states, with their actors. All others are rejected. */
export const applicationTransitions: Readonly<Record<ApplicationState, Transitions>> = {
  draft: { payment_pending: family, withdrawn: family },
  // Money alone submits: a paid order and its submitted application are written together or not at all.
  payment_pending: { submitted: ['payment'], withdrawn: family },
  submitted: { under_review: institute, ...decisions },
  under_review: decisions,
  documents_requested: { under_review: ['family', 'institute'], ...decisions },
  test: { under_review: institute, ...decisions },
  interaction: { under_review: institute, ...decisions },
  shortlisted: decisions,
  waitlisted: decisions,
  // An institute may give an offer another last day, or take it back with a reason.
  offered: {
    accepted: family,
    declined: family,
    withdrawn: closed,
    expired: ['clock'],
    offered: institute,
    rejected: institute,
  },
  accepted: { enrolled: institute, withdrawn: closed },
  declined: {},
  expired: { offered: institute },
  // For its family it is closed; a fee that goes back ends it all the same.
  enrolled: { withdrawn: ['admin'] },
  rejected: {},
  withdrawn: {},
}
/** Why an institute does not select an applicant, as it ticks it. */
export const rejectionReasons = ['age', 'seats-full', 'distance', 'papers-missing', 'result', 'other'] as const
export type RejectionReason = (typeof rejectionReasons)[number]
/** States that end an application: the payer may then open another to the same institute. */
export const closedStates = ['declined', 'expired', 'enrolled', 'rejected', 'withdrawn'] as const
/** While an institute has not started reading: the family's changes still reach it. */
export const correctableStates = ['submitted', 'documents_requested'] as const
export const isCorrectable = (state: ApplicationState): boolean =>
  (correctableStates as readonly string[]).includes(state)
export const isClosed = (state: ApplicationState): boolean => (closedStates as readonly string[]).includes(state)

export const applicationGroupNames = ['to-decide', 'offered', 'ended'] as const
export type ApplicationGroup = (typeof applicationGroupNames)[number]
/**
 * Applications by what an institute has to do with them: decide on them, wait for the family's answer to an offer and admit it, or nothing
 * more.
 */
export const applicationGroups = {
  'to-decide': ['submitted', 'under_review', 'documents_requested', 'test', 'interaction', 'shortlisted', 'waitlisted'],
  offered: ['offered', 'accepted'],
  ended: closedStates,
} as const satisfies Readonly<Record<ApplicationGroup, readonly ApplicationState[]>>
