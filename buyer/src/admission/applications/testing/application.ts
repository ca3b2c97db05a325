import type { StaffApplication, StaffApplicationRow } from '@pravesh/contract'

/** An application with an offer, as its page reads it. */
export const application: StaffApplication = {
  ...{ id: 7, instituteType: 'school', instituteId: 5, instituteName: 'Hill School', applicant: 'Asha Rao' },
  ...{
    class: 1,
    session: '2027-28',
    quota: null,
    ...{ course: null, courseName: null, specialization: null, specializationName: null },
    courses: [],
    draws: [],
    status: 'offered',
    waitlistNumber: null,
    replyBy: '2026-12-01',
  },
  ...{
    appointment: null,
    documentCount: 0,
    submittedAt: '2026-11-20T04:30:00Z',
    statusSince: '2026-11-20T04:30:00Z',
    updatedAt: '2026-11-21T04:30:00Z',
  },
  ...{
    nextStep: '',
    accessEndedAt: null,
    accessEndedBy: null,
    formVersion: 1,
    shared: true,
    moves: ['offered', 'rejected'],
    family: null,
    child: null,
  },
  ...{ common: null, form: null, answers: [], documents: [], receiptNumber: null, timeline: [], notes: [] },
}

/** An application that waits for a decision, as a list reads it. */
export const rowOf = (id: number, applicant: string): StaffApplicationRow => ({
  ...{ id, instituteType: 'school', instituteId: 5, instituteName: 'Hill School', applicant },
  ...{ class: 1, session: '2027-28', quota: null, courses: [], draws: [], waitlistNumber: null, replyBy: null },
  ...{ course: null, courseName: null, specialization: null, specializationName: null, documentCount: 0 },
  ...{ status: 'submitted', moves: [], appointment: null },
  ...{ submittedAt: '2026-11-20T04:30:00Z', statusSince: '2026-11-20T04:30:00Z', updatedAt: '2026-11-21T04:30:00Z' },
})
