import type { Descriptions } from '../shared.ts'

/** A family's private documents and the slots that they fill. */
export const document: Descriptions = {
  'Document/id': 'Id of the document',
  'SharedDocument/id': 'Id of the document',
  'student.documents.file,student.documents.remove/id': 'Id of the document',
  'Document,SharedDocument/type':
    'What the document is, such as class12 for the marks of class 12; `gap` explains a year without study',
  'Document,SharedDocument/title': 'Name of the document, for people',
  'student.documents.add/title': 'Name of the document, for people; without one it is named after its type',
  'Document/number': 'Number that the paper bears, as text; an Aadhaar number is refused',
  issued: 'Day on which it was issued',
  expires: 'Last day on which it is valid',
  'Document/child': 'Id of the child that it belongs to; null where it belongs to none in particular',
  'student.documents/?child': 'Only documents that belong to this child',
  'Document/createdAt': 'When it was added: ISO 8601, in UTC',
  mime: 'Media type, found in the bytes',
  size: 'Size in bytes of the file as it is kept: a picture is drawn anew, a PDF stays as it was sent',
  sha256: 'SHA-256 of the bytes as they are kept, in hexadecimal',
  sharedWith: 'Institutes that were given it with a submitted application',
  slot: 'What the application needs here; `gap` explains a year without study',
  'CollegeDoc/id': 'Id of the slot as it is filled; null while it is empty',
  'CollegeDoc/document': 'Document in the slot; null while it is empty',
  'student.college-doc.fill/document': 'Id of the document to put into it',
  'student.college-doc/page': 'Always 1: all slots are answered at once',
  'student.college-doc/limit': 'As many as there are slots',
}
