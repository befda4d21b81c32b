import { expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { wordsOf } from './words-of.ts'

/** The calls of our own in letters of their own, as `wire-words.test.ts` has those of the specification: kind, request, reply. */
const ours: Readonly<Record<string, readonly [kind: string, request: string, reply: string]>> = {
  'GET auth/session': [
    'read',
    '',
    `
      status data{kind customer{id customer_name customer_gender customer_email customer_phone dateOfBirth
      marital_status city customer_unique_number} partner{id name} employee{username name email mobile_no}
      role}`,
  ],
  'POST auth/refresh': [
    'open',
    '',
    `
      status data{kind customer{id customer_name customer_gender customer_email customer_phone dateOfBirth
      marital_status city customer_unique_number} partner{id name} employee{username name email mobile_no}
      role}`,
  ],
  'POST auth/logout': ['open', 'everywhere', 'status'],
  'POST journey/sendCode': ['open', 'customerLeadId', 'status data{mobile}'],
  'POST journey/verifyCode': ['open', 'customerLeadId otp link', 'status data{customerLeadId}'],
  'POST journey/openLink': ['open', 'token', 'status data{customerLeadId mobile}'],
  'POST journey/sendLink': ['authed', 'customerLeadId by', 'status data{to}'],
  'POST journey/readReminder': ['authed', 'customerLeadId', 'status data{isWanted on}'],
  'POST journey/setReminder': ['authed', 'customerLeadId isWanted', 'status data{isWanted on}'],
  'POST customer/cancellation': [
    'authed',
    'customerLeadId',
    `
      status data{state reasons note refund daysLeft days hasBegun on by message}`,
  ],
  'POST customer/cancelPolicy': [
    'authed',
    'customerLeadId reason refund',
    `
      status data{state reasons note refund daysLeft days hasBegun on by message}`,
  ],
  'POST customer/endorsement': [
    'authed',
    'customerLeadId',
    `
      status data{state subjects known insurer{name helpline{number isSandbox}} endorsement{subject on
      number reason} message}`,
  ],
  'POST customer/endorsePolicy': [
    'authed',
    'customerLeadId subject answers',
    `
      status data{state subjects known insurer{name helpline{number isSandbox}} endorsement{subject on
      number reason} message}`,
  ],
  'GET journey/captureKey': ['read', '', 'status data{keyId key}'],
  'POST motor/registration-details': [
    'authed',
    'customerLeadId',
    `
      status data{PreInsurerCode{value label} PrePolicyEndDate PrePolicyNumber PUCNumber PUCValidUpto
      hypothecationBank engineNumber chassisNumber}`,
  ],
  'POST pet/All_quotes': [
    'authed',
    `
      customerLeadId quoteType ownerDetails{ownerName contactNumber pincode{value City State}}
      petDetails{petId type breed name age{dateOfBirth isExact} weight questions{value vaccinatedOn
      isNeutered microchip illnesses use} insuredSince} planDetails{sumInsured} addons{thirdPartyLiability
      mortality theftOrStraying terminalIllness funeral petMinding opd} loggedInUser insurerId`,
    `
      success message data{successQuotes{Logo insurer insurerId caseId planId planName NetPremium GST
      FinalPremium StartDate EndDate isPanRequiredInProposal premiumLines{key label amount reason}
      missingAddOns{addOn reason} notes addOnPrices{addOn amount} sumInsured pets{isInsured petId name net
      illnessWaitDays exclusions reason} features{coPayPct vetNetwork notCovered}} unavailable{Api_name logo
      displayMessage insurerId reason}}`,
  ],
  'POST quotes/previousRun': [
    'authed',
    'customerLeadId',
    `
      status data{onDay businessType quotes{Logo Api_name PolicyId ApiId RegisterNumber Make Model variant
      BasicODPremium BasicTPPremium NetPremium GST FinalPremium MinIdv MaxIdv idv StartDate EndDate discount
      insurer policyType caseId insurerId planId tppdDiscount loadingPremium kycAdditionalData
      isAddonQuesAsk addonQuesArray{key text} isAdharRequiredInProposal isPanRequiredInProposal
      isGstNumberRequiredInProposal TotalODAddons NCBDiscount RoadSideAssistance EngineProtection
      TyreProtection RimProtection Consumables ElectricalAccessories NonElectricalAccessories InvoiceCover
      NCBProtection VoluntaryDeductive PassengerCover PersonalAccident LossOfPersonalBelongings
      ZeroDepriciationCover KeyReplacement BiFuelOd BiFuelTp liabilitiesToPaidDriver LlToEmployeeCover
      RoadSideAssistanceAmount EngineProtectionAmount TyreProtectionAmount RimProtectionAmount
      ConsumablesAmount ElectricalAccessoriesAmount NonElectricalAccessoriesAmount InvoiceCoverAmount
      NCBProtectionAmount VoluntaryDeductiveAmount PassengerCoverAmount PersonalAccidentAmount
      LossOfPersonalBelongingsAmount ZeroDepriciationCoverAmount KeyReplacementAmount BiFuelOdAmount
      BiFuelTpAmount liabilitiesToPaidDriverAmount LlToEmployeeCoverAmount premiumLines{key label amount
      reason} missingAddOns{addOn reason} notes thirdPartyEndDate deductible isInspectionRequired
      addOnPrices{addOn amount}}}`,
  ],
  'POST journey/shareQuotes': ['authed', 'customerLeadId', 'status data{url expiresOn}'],
  'GET shared/quotes/{id}': [
    'read',
    'id',
    `
      status data{vehicle{vehicleType make model variant city} policyType quotes{Logo insurer insurerId
      policyType idv NetPremium GST FinalPremium StartDate EndDate thirdPartyEndDate missingAddOns{addOn
      reason} included} onDay validToday}`,
  ],
  'POST kyc/startRedirect': ['authed', 'customerLeadId insurerId fullName', 'status data{url}'],
  'POST kyc/checkPapers': [
    'authed',
    'customerLeadId insurerId docName fullName fileId',
    `
      success message data{kind result{kycStatus kycType docName docNumber kycNumber reference name gender
      dateOfBirth address pincode city state} message}`,
  ],
  'GET motor/kycDocument/{id}': ['read', 'id', ''],
  'POST health/submitProposal': [
    'authed',
    `
      customerLeadId caseId insurerId netPremium gst finalPremium kycData acceptedPremium`,
    `
      status message data{caseId proposalStatus isSent isReferred documentId paymentURL quotedPremium
      finalPremium reason premiumLines{key label amount reason} version}`,
  ],
  'POST pet/submitProposal': [
    'authed',
    `
      customerLeadId caseId insurerId netPremium gst finalPremium kycData acceptedPremium`,
    `
      status message data{caseId proposalStatus isSent isReferred documentId paymentURL quotedPremium
      finalPremium reason premiumLines{key label amount reason} version}`,
  ],
  'POST motor/getProposalStatus': [
    'authed',
    'customerLeadId',
    `
      status message data{caseId proposalStatus isSent isReferred documentId paymentURL quotedPremium
      finalPremium reason premiumLines{key label amount reason} version}`,
  ],
  'POST motor/choosePlanAgain': ['authed', 'customerLeadId', 'status data{version}'],
  'POST motor/requestPayment': [
    'authed',
    'customerLeadId',
    `
      status message data{paymentStatus amount paymentURL isCancelled order{id at} refund{amount status by}
      lifecycleStatus}`,
  ],
  'POST payment/readMandate': [
    'authed',
    'customerLeadId',
    'status data{mandateStatus amount until message paymentURL}',
  ],
  'POST payment/requestMandate': [
    'authed',
    'customerLeadId',
    'status data{mandateStatus amount until message paymentURL}',
  ],
  'POST payment/releaseMandate': [
    'authed',
    'customerLeadId',
    'status data{mandateStatus amount until message paymentURL}',
  ],
  'GET motor/downloadPolicy/{id}': ['read', 'id after', ''],
  'GET motor/downloadReceipt/{id}': ['read', 'id', ''],
  'GET customer/profile': [
    'read',
    '',
    `
      status data{id customer_name customer_gender customer_email customer_phone dateOfBirth marital_status
      city customer_unique_number version isPartnersWord isReminded}`,
  ],
  'POST customer/updateProfile': [
    'authed',
    'name email gender dob maritalStatus city version',
    `
      status data{id customer_name customer_gender customer_email customer_phone dateOfBirth marital_status
      city customer_unique_number version isPartnersWord isReminded}`,
  ],
  'POST customer/chooseReminders': ['authed', 'isReminded', 'status'],
  'GET customer/ownData': [
    'read',
    '',
    `
      status data{madeAt profile logIns supportRequests journeys retention{what howLong why}}`,
  ],
  'POST customer/eraseData': [
    'authed',
    '',
    `
      status data{number at journeys isProfileErased kept{what howLong why}}`,
  ],
  'GET customer/policies': [
    'read',
    '',
    `
      status data{leadId quoteType insurer{name logo} insured{icon kind title identifier cover} premium
      issued{policyNumber start end odEnd state cancellation{on refund by isDone} hasDocument
      endorsements{subject state on number reason} helpline{number isSandbox} renewal{standing end opens
      closes leadId}}} hasMore`,
  ],
  'GET customer/quotations': [
    'read',
    '',
    `
      status data{leadId quoteType insured{icon kind title identifier cover} navigationState savedStep
      leadsTo{path screen activeStep} status proposalStatus isTooEarly isRenewal lastOn price{insurer{name
      logo} amount on isChosen change{since amount reasons{key text amount}}}} hasMore`,
  ],
  'GET customer/transactions': [
    'read',
    '',
    `
      status data{id reference leadId insurer{name logo} insured{icon kind title identifier cover} amount at
      state reason refund{amount orderedOn by state} leadsTo hasReceipt} hasMore`,
  ],
  'POST customer/renew': [
    'authed',
    'customerLeadId',
    `
      status data{leadId quoteType insured{icon kind title identifier cover} navigationState savedStep
      leadsTo{path screen activeStep} status proposalStatus isTooEarly isRenewal lastOn price{insurer{name
      logo} amount on isChosen change{since amount reasons{key text amount}}}}`,
  ],
  'POST desk/journeys': [
    'authed',
    'search status product agent from to cursor ids',
    `
      status data{rows{customerLeadId locked customerName mobile registrationNumber insured product
      price{amount insurer} coverEnds status processStep source emplId updatedAt next links} next
      totals{journeys open sold premium isMore}}`,
  ],
  'POST desk/askConsent': ['authed', 'customerLeadId purpose', 'status data{mobile}'],
  'POST desk/giveConsent': ['authed', 'customerLeadId purpose otp', 'status data{customerLeadId expiresAt}'],
  'GET desk/colleagues': ['read', '', 'status data{username name role}'],
  'POST desk/handOver': ['authed', 'customerLeadId username', 'status data{emplId}'],
  'POST desk/history': [
    'authed',
    'customerLeadId',
    'status data{at username name what changes{field from to}}',
  ],
  'POST desk/unlockNumber': ['authed', 'mobileNumber', 'status message'],
  'GET desk/referrals': [
    'read',
    '',
    `
      status data{customerLeadId locked showsSealed customerName mobile product insurer proposalNumber
      premium reason since facts{title entries} uploads{documentId label} decided}`,
  ],
  'GET desk/referredDocument/{id}': ['read', 'id', ''],
  'POST desk/askForPhotograph': ['authed', 'customerLeadId documentId reason', 'status message'],
  'POST desk/decideReferral': [
    'authed',
    'customerLeadId decision percent reason',
    'status message data{proposalStatus}',
  ],
  'GET desk/supportRequests': [
    'read',
    '',
    `
      status data{number promisedOn state topic fullName email about text mobile callTime answer askedAt}`,
  ],
  'POST desk/answerSupportRequest': ['authed', 'number answer', 'status message'],
  'POST desk/closeSupportRequest': ['authed', 'number', 'status message'],
  'POST support/sendRequest': [
    'open',
    'topic fullName email about text mobile callTime callAgreed',
    'status data{number promisedOn}',
  ],
  'GET paths/machines': ['read', '', 'status data{key title states transitions}'],
  'GET paths/outline': [
    'read',
    'machine',
    `
      status data{key title nodes{id key parent type title} edges{id source targets event branch guard
      reenter} events tags}`,
  ],
  'GET paths/suite': [
    'read',
    'machine criterion n from to maxLength workers targets',
    `
      status data{machine criterion states transitions targets covered uncovered{target reason} paths{id
      start{name input} begins takes events{type data from to edge also wait due refused}} totals{paths
      events longest} bound{events gap exact} ms{explore solve} stopped notes shares makespan{events bound
      gap} shard{number of whole{paths events longest}}}`,
  ],
  'GET paths/coverage': [
    'read',
    'machine',
    `
      status data{at levels{level transitions{covered elsewhere total} states{covered elsewhere total}
      refusals{covered elsewhere total} taken uncovered{target reason elsewhere} paths{id start passed ms
      failure{step state event shortest}}}}`,
  ],
  'GET paths/findings': [
    'read',
    'machine',
    `
      status data{findings{check place message path{id start{name input} begins takes events{type data from
      to edge also wait due refused}}} notes stopped}`,
  ],
  'GET paths/export': ['read', 'machine format path criterion n from to maxLength workers targets', ''],
  'GET graphs/machines': [
    'read',
    '',
    `
      status data{key title version states transitions svg isMadeUp journeys dropped offModel refused}`,
  ],
  'GET graphs/funnel': [
    'read',
    '',
    `
      status data{from to today kind hasMadeUp faults visits bought lostAt open steps{step visits share goOn
      lost median places{title href}} by{product{value visits bought lostAt} source{value visits bought
      lostAt} device{value visits bought lostAt}} compared{from to visits bought{one other difference
      test{low high p isSignificant}} tested significant steps{step one other difference test{low high p
      isSignificant}}}}`,
  ],
  'GET graphs/view': [
    'read',
    'machine',
    `
      status data{frame{machine{key title} version{version publishedAt isCurrent states transitions}
      versions{version publishedAt isCurrent states transitions} from to today side kind totals{journeys
      finished open dropped events offModel} conservation{holds entries exits open dropped finished broken}
      faults hasMadeUp pulse} place{kind id title state{id title within parent type journeys entries exits
      open dropped finished median p95 offModel} edge{id source targets event words guard events journeys
      share} arrivals{id source targets event words guard events journeys share} departures{id source
      targets event words guard events journeys share} offModel{event events} use{fields{label visits
      corrected abandoned sentBack median} raged{label visits}}} shown{view answers{finished leaving{id
      title share median} goingOn{id words share} change} svg width height metric defects states{id within
      parent type journeys entries exits open dropped finished median p95 offModel} edges{id source targets
      event guard events variants{id states} rare{variants journeys} rows{journey beganAt lastAt steps
      outcome restsAt product channel isMadeUp} next through{id title} one{label totals{journeys offModel}}
      other{label finished{one other difference test{low high p isSignificant}} tested significant rows{kind
      id one of{one other} isSignificant} only} at levels notes rows{id paths taken}}}`,
  ],
  'GET graphs/leaving': [
    'read',
    'machine',
    `
      status data{left wentOn tested significant rows{feature value journeys one other difference test{low
      high p isSignificant}}}`,
  ],
  'GET graphs/pulse': ['read', 'machine', 'status data'],
  'GET graphs/replay': [
    'read',
    'machine journey',
    `
      status data{journey machine beganAt row{journey beganAt lastAt steps outcome restsAt product source
      channel isMadeUp} svg width height steps{ms edge words from to source offModel}}`,
  ],
  'GET graphs/export': ['read', 'machine format', ''],
  'GET graphs/funnelExport': ['read', 'format', ''],
  'POST graphs/traffic': [
    'authed',
    `
      runs{journey machine version product visit{key lead} rows{seq ago edge from to dwell along ends}
      unhandled{seq ago state event}}`,
    'status',
  ],
}

const flat = (words: string) => words.trim().replace(/\s+/g, ' ')

it.each(Object.entries(ours))('%s says what is written down', (name, [kind, request, reply]) => {
  const call = calls.find(({ method, path }) => `${method} ${path}` === name)
  if (!call) throw new Error(`No call is ${name}`)
  expect([call.kind, wordsOf(call.request), wordsOf(call.reply)]).toEqual([kind, flat(request), flat(reply)])
})
