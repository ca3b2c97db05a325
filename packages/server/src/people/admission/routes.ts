import { admissionEndpoints as calls, guardianEndpoints } from '@pravesh/contract'
import { eq, ilike } from '../../platform/db/drizzle.ts'
import { document } from '../../platform/db/tables.ts'
import { actorOf, type Bound, bind, bindStream, type RouteServices } from '../../platform/http/bind.ts'
import { ownOrder, ownPage, ownRowsWhere } from '../../platform/http/own-page.ts'
import { likePattern, limitOffset } from '../../platform/http/page.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { removed, writeResponse } from '../../platform/http/response/responses.ts'
import { notifyByMail } from '../../services/mail/notify.ts'
import { emptySlots, fillSlot, listSlots } from './documents/college-doc.ts'
import { addDocument, changeDocument, documentRows, readDocument, removeDocument } from './documents/documents.ts'
import { applicationFormOf, changeApplicationForm } from './form/application-form.ts'
import { addChild, changeChild, changeCommonForm, commonFormOf, listChildren, removeChildren } from './form/children.ts'
import { courseOptions } from './form/course.ts'
import { addToShortlist, listShortlist, removeFromShortlist } from './shortlist.ts'
import { endAccess, listAccess } from './transition/access.ts'
import { withdrawAsGuardian } from './transition/withdraw-guardian.ts'

/** Children, forms, shortlist and documents of the signed-in account. Every handler receives the account first. */
export function routes({ db, config, delivery: { documents: storage } }: RouteServices): Bound[] {
  const vault = { db, storage }
  const notify = notifyByMail(config)
  const me = (call: Parameters<typeof actorOf>[0]) => actorOf(call).account
  return [
    bind(calls.children, ({ query }, c) => listChildren(db, config, me(c), query)),
    bind(calls.addChild, ({ body }, c) => writeResponse(addChild(db, config, me(c), body), 'Child Added Successfully')),
    bind(calls.changeChild, ({ body }, c) =>
      writeResponse(changeChild(db, config, actorOf(c), body), 'Child Updated Successfully'),
    ),
    bind(calls.removeChild, ({ query, body }, c) =>
      removed(removeChildren(db, me(c), requestedIds(query, body)), 'Child Deleted Successfully'),
    ),
    bind(calls.commonForm, async ({ params }, c) => ({ data: await commonFormOf(db, config, me(c), params.id) })),
    bind(calls.changeCommonForm, ({ params, body }, c) =>
      writeResponse(changeCommonForm(db, config, actorOf(c), params.id, body), 'Form Updated Successfully'),
    ),
    bind(calls.access, ({ query }, c) => listAccess(db, me(c), query, c.language)),
    bind(calls.endAccess, ({ params }, c) =>
      removed(endAccess(db, notify, actorOf(c), params.id), 'Access Ended Successfully'),
    ),
    bind(guardianEndpoints.withdraw, async ({ body }, c) => {
      await withdrawAsGuardian({ db, config, notify }, body, c)
      return { message: 'Your consent is withdrawn. The account is closed now' }
    }),
    bind(calls.form, async (_input, c) => ({ data: await applicationFormOf(db, config, me(c), c.language) })),
    bind(calls.changeForm, ({ body }, c) =>
      writeResponse(
        changeApplicationForm(db, config, actorOf(c), body, c.language),
        'Application Form Updated Successfully',
      ),
    ),
    bind(calls.shortlist, ({ query }, c) => listShortlist(db, me(c), query, c.language)),
    bind(calls.addShortlist, ({ body }, c) =>
      writeResponse(addToShortlist(db, me(c), body, c.language), 'Shortlist Added Successfully'),
    ),
    bind(calls.collegeCourses, async ({ params }) => ({ data: await courseOptions(db, params.id) })),
    bind(calls.removeShortlist, ({ query, body }, c) =>
      removed(removeFromShortlist(db, me(c), requestedIds(query, body)), 'Shortlist Deleted Successfully'),
    ),
    bind(calls.documents, async ({ query: q }, c) => {
      const like = q.search ? ilike(document.title, likePattern(q.search)) : undefined
      const childFilter = q.child === undefined ? undefined : eq(document.child, q.child)
      const where = ownRowsWhere(document, me(c), q, like, childFilter)
      const page = { ...limitOffset(q), order: ownOrder(document, q) }
      return ownPage(db, document, where, q, await documentRows(db, where, page))
    }),
    bindStream(calls.documentFile, ({ params }, c) => readDocument(vault, me(c), params.id)),
    bind(calls.addDocument, ({ body }, c) =>
      writeResponse(addDocument(vault, me(c), body, c.language), 'Document Added Successfully'),
    ),
    bind(calls.changeDocument, ({ body }, c) =>
      writeResponse(changeDocument(vault, me(c), body, c.language), 'Document Updated Successfully'),
    ),
    bind(calls.removeDocument, ({ params }, c) =>
      removed(removeDocument(vault, me(c), params.id), 'Document Deleted Successfully'),
    ),
    bind(calls.collegeDocs, async (_input, c) => {
      const data = await listSlots(db, me(c))
      return { data, total: data.length, page: 1, limit: data.length }
    }),
    bind(calls.fillCollegeDoc, ({ body }, c) =>
      writeResponse(fillSlot(db, actorOf(c), body), 'Document Updated Successfully'),
    ),
    bind(calls.emptyCollegeDoc, ({ query, body }, c) =>
      removed(emptySlots(db, me(c), requestedIds(query, body)), 'Document Deleted Successfully'),
    ),
  ]
}
