/** Rules common to all calls, in Markdown: the introduction of the document. */
export const guide = `Schools, colleges, exams, careers and admissions in India.

## Signing in

Each call lists its callers. Calls for anyone take no token. The others take \`Authorization: Bearer\` with a token of their own kind: another
kind's gets \`FORBIDDEN\`, none or an expired one \`UNAUTHENTICATED\`. A family's token is \`auth_token\` of \`open/student-login\`,
\`open/otp/verify\` or a sign-up, an institute's is \`auth_token\` of \`open/buyer-login\`, an administrator's is \`token\` of
\`open/admin-login\`. A family’s token expires after 12 hours without a call and 30 days after the sign-in, one of staff after 30
minutes and 12 hours, each at logout. Calls about money, exports and people need a sign-in of the last 15 minutes: \`SIGN_IN_AGAIN\`. A password that was sent by mail
must be changed at the sign-in: its response is \`PASSWORD_CHANGE_REQUIRED\` until \`new_password\` is sent too.

Where the consoles have hosts of their own, staff call the API there: a sign-in sets the cookie \`__Host-session\` and its response has an empty
token; each call sends the cookie, \`X-Page-Origin\` with the origin of that host, and \`Sec-Fetch-Site: same-origin\`, as its pages do.

## Headers

\`Content-Type: application/json\` with every body, and not without one. \`X-Page-Origin\` is the origin of the calling page; it is stored with
an enquiry and gives no rights.

## Responses

A record is in \`data\`; a list has \`total\`, \`page\` and \`limit\` too; a write returns the changed record and a message for people. Success is
200, or 201 where the call declares it. A value that is not published is \`null\`, never zero. Times are ISO 8601 in UTC. Money is in whole
rupees, and in paise where it is paid.

## Lists

A list takes \`page\` and \`limit\`, \`search\`, \`sort\` and \`order\`, and \`ids\` for chosen records. An empty value means that the parameter
is not given; an unknown parameter or sort field is an error. \`total\` is exact, unless \`totalAtLeast\` is true: then it is a lower bound.
Listing pages count the rows shown so far: \`offset\` 20, then 40, up to 200; \`page\` with \`limit\` and \`cursor\` take precedence.

## All records

\`public/open-data\` names files with all public records of a day, as CSV and as JSON lines, with their sizes and SHA-256. Programs that need the
whole catalogue take these: single records need no key either, within the limits that the call answers.

## Writes

Where the path names no record, a PUT has \`id\` in its body and a DELETE takes \`?id=7\` or \`?ids=7,8\`. A PUT changes the fields that it
names. A record that others refer to is not deleted: \`IN_USE\` has the number of references. Of two concurrent writers one gets \`CONFLICT\`.

## Paying

1. \`payment/order\` opens an order, and an application where none is open. It returns \`orderId\`, the amount, the public \`key\` and the address
   of the gateway's script, \`checkout\`. \`NOT_ADMITTING\` is its error where the institute takes no forms today.
2. The page loads that script and opens \`new Razorpay({ key, order_id, handler })\`.
3. The values that \`handler\` gets are sent to \`payment-success\` with the order. The signature is checked, then the gateway.

The gateway's webhook and a job have the same result if the page was closed. A payment that is late, doubled or for no application is refunded.
\`institute-payment\` lists each payment with its receipt, events and refunds.

## Errors and limits

Every error has \`code\`, \`message\` and \`requestId\`, and with \`INVALID\` the fields in \`errors\`. Programs decide by the code. A body has at
most half a megabyte, unless its call declares more. Attempts are counted by account, by mobile number and by network: too many get 429
\`TOO_MANY\` with the seconds to wait in \`Retry-After\`; 503 has the same header.`
