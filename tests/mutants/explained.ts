/** Survivors that no test can catch, by file and name, each with its reason. */
export const explained: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/contract/flow/product-fields.ts': {
    'statement removed: schemas.set(fields, schema) → nothing': 'a schema made anew is the same, and slower',
    'LogicalExpression: schemas.get(fields) ?? schemaOf(fields) → schemaOf(fields)':
      'a schema made anew is the same, and slower',
  },
  'src/contract/views/graph-query.ts': {
    "LogicalExpression: v.getDotPath(issue)?.split('.')[0] ?? '' → v.getDotPath(issue)?.split('.')[0]":
      'what is wrong in an address always has a name',
  },
  'src/server/access/lead-cookie.ts': {
    'LogicalExpression: proved.get(c.req) ?? readOwners(c, keys) → readOwners(c, keys)':
      'owners read anew are the same, and slower',
    'statement removed: proved.set(c.req, owners) → nothing': 'owners read anew are the same, and slower',
  },
  'src/server/account/sessions.store.ts': {
    'CallExpression: and(eq(sessions.id, id), eq(sessions.refreshHash, from), goesOn(at)) → and(eq(sessions.refreshHash, from), goesOn(at))':
      'a hash of a refresh token is one session’s, and the token begins with its id',
  },
  'src/server/account/visitor-token.ts': {
    'condition: key === undefined → false':
      'nothing is signed by an empty key, so such a token is refused as well',
  },
  'src/server/assemble.ts': {
    "Literal: 'database connection lost' → ''": 'words of a log, beside the error itself',
  },
  'src/server/audit/audit.store.ts': {
    "CallExpression: and( inArray(audits.leadId, [...leadIds]), eq(audits.employeeId, look.employeeId), eq(audits.action, look.action), eq(audits.fields, sql`'[]'::jsonb`), gt(audits.at, new Date(look.at.getTime() - same)), ) → and(eq(audits.employeeId, look.employeeId), eq(audits.action, look.action), eq(audits.fields, sql`'[]'::jsonb`), gt(audits.at, new Date(look.at.getTime() - same)))":
      'of the looks that are found only those at these journeys are asked about: it reads more, and is slower',
  },
  'src/server/db/schema/customers.ts': {
    "ObjectExpression: { mode: 'string' } → {}": 'the mode that is meant where none is named',
  },
  'src/server/documents/jpeg-segments.ts': {
    'LogicalExpression: bytes[at + 1] ?? 0 → bytes[at + 1] (2)': 'the loop ends before the last byte',
    'LogicalExpression: length < 2 || end > bytes.length → (length < 2) && (end > bytes.length)':
      'no segment begins within a length, and nothing that ends the picture follows the last byte',
  },
  'src/server/graphs/list-machine-cards.ts': {
    'statement removed: minis.set(version, svg) → nothing': 'a map drawn anew is the same, and slower',
  },
  'src/server/graphs/seed/behaviour.ts': {
    'BinaryExpression: chance.next() < (isOver ? 0.95 : leavingAt(states)) → (chance.next()) <= (isOver ? 0.95 : leavingAt(states))':
      'a draw is one of four thousand million numbers, and hardly ever the limit itself',
  },
  'src/server/http/keyed-hash.ts': {
    'statement removed: keys.set(name, key) → nothing': 'a key made anew is the same, and slower',
  },
  'src/server/http/opened-as-page.ts': {
    "LogicalExpression: c.req.header(name) ?? '' → c.req.header(name)":
      'what is tested in place of a header that is not there begins with neither word',
  },
  'src/server/http/serve.ts': {
    "condition: length === undefined || c.req.header('transfer-encoding') !== undefined → true":
      'Hono judges a body that says its length by that as well, and costs more',
  },
  'src/server/kyc/kyc.store.ts': {
    "CallExpression: and(eq(kycChecks.leadId, leadId), eq(kycChecks.status, 'success')) → and(eq(kycChecks.status, 'success'))":
      'what was sealed for another journey does not open for this one',
  },
  'src/server/quotes/quotes.routes.ts': {
    "Literal: '/' → '' (2)": 'Hono mounts both at the root',
  },
  'src/server/quotes/quote-service.ts': {
    "Literal: 'unknown' → ''": 'who is counted was asked, and nobody asks an insurer that is unknown',
  },
  'src/server/quotes/answer.ts': {
    "LogicalExpression: insurer?.name ?? '' → insurer?.name":
      'an answer is of an insurer that was asked, and those are known',
  },
  'src/server/jobs/boss-queue.ts': {
    'Literal: 1000 → 1001': 'a thousandth of whole seconds, which are rounded up',
  },
  'src/server/journeys/begin-once.ts': {
    'Literal: 0 → 1': 'an id with a letter less is as good',
    "Literal: 'lead' → ''": 'any word tells the id from the secret that is not the word of the other',
  },
  'src/server/journeys/registration.routes.ts': {
    'Literal: false → true':
      'a field of the specification that the server does not go by: the session tells who is signed in',
  },
  'src/server/proposals/check-pending.job.ts': {
    'Literal: 40_000 → 40001': 'a millisecond of forty seconds',
  },
  'src/server/proposals/deliver-decision.ts': {
    'condition: !decision → false': 'a delivery is begun with its decision',
  },
  'src/server/keys/key-ring.ts': {
    'Literal: 32 → 33': 'a made-up key with a byte more is as good',
  },
  'src/server/main.ts': {
    'Literal: 10_000 → 10001': 'a millisecond of ten seconds',
  },
  'src/server/payments/gateway/send.ts': {
    "Literal: '' → 'mutant'": 'an answer that breaks off is none, whatever stands for it',
  },
  'src/server/policies/policies.routes.ts': {
    "Literal: '/' → '' (3)": 'Hono mounts both at the root',
  },
  'src/server/proposals/referrals.routes.ts': {
    'condition: employeeId === null → false (2)':
      'nobody but an employee gets past the permission of the call',
  },
  'src/server/retention/retention.job.ts': {
    "Literal: 'nightly' → ''": 'any one key lets a single run wait',
  },
  'src/server/secrets.ts': {
    'Literal: 32 → 33': 'a made-up secret with a byte more is as good',
    'Literal: 24 → 25': 'a made-up secret with a byte more is as good',
    'Literal: 24 → 25 (2)': 'a made-up secret with a byte more is as good',
    'Literal: 24 → 25 (3)': 'a made-up secret with a byte more is as good',
    'Literal: 7 → 8': 'a made-up id with a byte more is as good',
    'Literal: true → false (2)': 'what is flushed to the disk differs only when the power fails',
  },
  'src/server/site/typed-answers.ts': {
    "LogicalExpression: text.trim().split(' ')[0] ?? '' → text.trim().split(' ')[0]":
      'splitting a text gives one word at least',
  },
  'src/server/traffic/walkable-graph.ts': {
    'LogicalExpression: walkables.get(graph) ?? make(graph) → make(graph)':
      'one made anew is the same, and slower',
    'statement removed: walkables.set(graph, known) → nothing': 'one made anew is the same, and slower',
  },
  'src/server/traffic/append.ts': {
    'Literal: 60_000 → 60001': 'a millisecond of the minute by which a day is over early',
  },
  'machines/account/login/login.test-model.ts': {
    "ObjectExpression: { kind: 'wrong', message: account.serverInvalidOtp[0] } → {}":
      'a code that is neither right nor locked is refused as a wrong one is',
  },
  'machines/account/profile/own-journeys.events.ts': {
    "Literal: '' → 'mutant'": 'a journey is led to by its page; which screen of it is not looked at',
  },
  'machines/account/session/session.arrival.ts': {
    "Literal: '' → 'mutant'": 'a token is exchanged only where there is one',
  },
  'machines/account/sign-up/sign-up.machine.ts': {
    "condition: now.kind === 'created' → true": 'it is kept only after the guard that says so',
  },
  'machines/health/document/tax-certificate.ts': {
    'LogicalExpression: plan?.insurerId ?? 0 → plan?.insurerId': 'no insurer is found by either',
  },
  'machines/health/proposal/health-proposal.test-model.ts': {
    'BinaryExpression: record.medical !== undefined → (record.medical) === (undefined)':
      'what tells two states apart does so turned round as well',
  },
  'machines/health/rules/month.ts': {
    'LogicalExpression: month && year → (month) || (year)': 'a month is read with its year or not at all',
  },
  'machines/motor/expiry/expiry.machine.ts': {
    'condition: context.answer → true': 'an answer that is undefined is read as none',
  },
  'machines/motor/quote-modal/quote-modal.test-model.ts': {
    'Literal: 5 → 6': 'a journey begins with any version',
  },
  'machines/motor/record/expiry-chosen.ts': {
    'Literal: 61 → 62': 'either day is too early to renew',
  },
  'machines/motor/rules/add-on-amount.ts': {
    'LogicalExpression: addOnDefinition(addOn) ?? {} → addOnDefinition(addOn)':
      'every add-on has its definition',
  },
  'machines/motor/wizard/motor.events.ts': {
    "Literal: '' → 'mutant'": 'neither is a year that is offered',
  },
  'machines/motor/proposal/proposal.test-model.ts': {
    'BinaryExpression: record.person !== undefined → (record.person) === (undefined)':
      'what tells two states apart does so turned round as well',
  },
  'machines/motor/wizard/motor.test-model.ts': {
    'Literal: 6 → 7': 'a journey saved up to step 7 begins where one saved up to step 6 does',
  },
  'machines/pet/rules/vaccinations.ts': {
    'CallExpression: vaccines[kind] .flatMap(({ title, against, weeks }) => { const first = weeks.map((week) => addDays(born, week * 7)) const last = vaccinatedOn ?? first.at(-1) ?? born const yearly = vaccinatedOn || last < start ? [notBefore(addYears(last, 1), start)] : [addYears(last, 1)] const days = vaccinatedOn ? yearly : [...first, ...yearly] return days.filter((day) => day >= start && day <= end).map((day) => ({ day, title, against })) }) .toSorted((one, other) => one.day.localeCompare(other.day)) → vaccines[kind] .flatMap(({ title, against, weeks }) => { const first = weeks.map((week) => addDays(born, week * 7)) const last = vaccinatedOn ?? first.at(-1) ?? born const yearly = vaccinatedOn || last < start ? [notBefore(addYears(last, 1), start)] : [addYears(last, 1)] const days = vaccinatedOn ? yearly : [...first, ...yearly] return days.filter((day) => day >= start && day <= end).map((day) => ({ day, title, against })) })':
      'as the vaccines are listed, their days come in order already',
  },
  'machines/pet/wizard/pet.setup.ts': {
    'Literal: true → false': 'a pet is taken out of a list, which is there once a pet was given',
  },
  'machines/purchase/endorsement/endorsement.test-model.ts': {
    "Literal: '1800 000 0013' → ''": 'a number to call, which the machine only passes on',
  },
  'machines/purchase/merge/merge.test-model.ts': {
    'ObjectExpression: { ...base, version: base.version + 1 } → {}':
      'the same paths lead through a merge with a journey of which nothing is answered',
  },
  'machines/purchase/prove-owner/prove-owner.test-model.ts': {
    'ArrayExpression: [sends > 0, codeError, problem] → []':
      'the fewest paths through all states and transitions stay the same without it',
  },
  'machines/purchase/kyc/kyc.setup.ts': {
    'Literal: false → true': 'nothing is asked before the settings of the insurer were read',
  },
  'machines/recording/conflict.ts': {
    'condition: transitions.length < 2 → false': 'where there is one or none, none is preempted, only later',
    'Literal: 0 → 1 (2)': 'the innermost state around all is the same, wherever the search begins',
  },
  'machines/reference/word-labels.ts': {
    'LogicalExpression: wordLabels[word] ?? word → word':
      'in English each word is called by itself; other languages are written in when the pages are built',
  },
  'machines/rules/calendar.ts': {
    'statement removed: dayjs.extend(utc) → nothing': 'dayjs keeps a plug-in for the whole process',
  },
  'machines/rules/mask.ts': {
    'Literal: /^(.).*(?=@)/ → /(.).*(?=@)/': 'the first match of one line begins at its start',
    'Literal: /^(.{2}-?..)(.*)(..)$/ → /(.{2}-?..)(.*)(..)$/':
      'the first match of one line begins at its start',
    'Literal: /^(.{2}-?..)(.*)(..)$/ → /^(.{2}-?..)(.*)(..)/': 'a greedy match of one line ends at its end',
  },
  'machines/rules/name-match.ts': {
    'LogicalExpression: !short?.length || !long?.length → (!short?.length) && (!long?.length)':
      'no word is matched by none: the score is 0 as well',
    'BinaryExpression: first > 0 → (first) >= (0)': 'a slice from 0 is the whole',
    'Literal: 1 → 2 (5)': 'two letters that differ stay below every threshold',
    'Literal: 1 → 2 (6)': 'a place after the last is never read',
    'LogicalExpression: row[j] ?? 0 → row[j]': 'the place is always filled',
    'Literal: 0 → 1 (10)': 'the place is always filled',
    'LogicalExpression: row[j + 1] ?? 0 → row[j + 1]': 'the place is always filled',
    'Literal: 0 → 1 (12)': 'the place is always filled',
    'LogicalExpression: next[j] ?? 0 → next[j]': 'the place is always filled',
    'Literal: 0 → 1 (13)': 'the place is always filled',
    'LogicalExpression: row.at(-1) ?? 0 → row.at(-1)': 'a row is never empty',
    'Literal: 0 → 1 (14)': 'a row is never empty',
  },
  'machines/rules/person-name.ts': {
    "Literal: '' → 'mutant' (2)": 'splitting a text gives one word at least',
    "Literal: '' → 'mutant' (3)": 'a second word is read only where there are three',
    'LogicalExpression: words.at(-1) ?? firstName → words.at(-1)': 'splitting a text gives one word at least',
  },
}
