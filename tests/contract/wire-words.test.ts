import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { declaredSchema } from '#contract/flow/product-fields.ts'
import { wordsOf } from './words-of.ts'

const proposal = [
  `
      customerLeadId caseId insurerId version netPremium gst finalPremium kycData acceptedPremium
      motorRequest{registrationNumber vehicleType businessType prevPolicyEndDate policyDateExceeded
      make model variant fuelType registrationDate manufacturingDate idv addOns addressLine1
      addressLine2 rcAddress pincode cityId stateId isHypothecation hypothecationBank
      hypothecationCity previousInsurer previousPolicyNumber previousPolicyType previousNoClaimBonus
      tpInsurer tpPolicyNumber tpPolicyEndDate engineNumber chassisNumber isValidPuc pucNumber
      pucValidUpto nomineeName nomineeRelation nomineeDob nomineeGender appointeeName
      appointeeRelation appointeeDob kycStatus kycType docName docNumber afterProposalKycData
      referralCode reasonForNotOptingPersonalAccident} apiRequestQQ{CustomerType Salutation PolicyType
      PolicyStatus PreviousNoClaimBonus Idv quotationNumber VehicleType IsPreviousInsuranceKnown
      RegistrationDate RegistrationNumber PolicyStartDate PolicyEndDate PreInsurerCode PrePolicyNumber
      ManufaturingDate ProposalId VariantCode ApiUniqueNumber FirstName MiddleName LastName Mobile
      Email Address Pincode City State Dob Gender VehicleMake VehicleModel VehicleVariant FuelType
      RtoCode EngineNumber ChassisNumber CubicCapacity CarryingCapacity NomineeName NomineeRelation
      NomineeDob NomineeGender PreviousInsuranceClaimed PreviousOwnerChanged
      PersonalAccident{Selection InsuredAmount CoverTerm} AddOns PaymentAmount PaymentId PanImage
      AadhaarImage IsHypothecation HpnBank HpnCity TpInsurer TpPolicyNumber TpPolicyEndDate GSTNo
      IsValidPuc PUCNumber PUCValidUpto IsInternalCNG KycReferences FatherName MotherName}`,
  `
      status message data{caseId proposalStatus isSent isReferred documentId paymentURL quotedPremium
      finalPremium reason premiumLines{key label amount reason} version}`,
] as const

/**
 * Every key that the calls of the specification send and answer, in letters of their own: whatever both ends take from
 * `src/contract` would otherwise be renamed on both at once. Spelt as `wordsOf` says it.
 */
const specified: Readonly<Record<string, readonly [request: string, reply: string]>> = {
  'auth/loginCustomer': [
    'api_status mobileNumber otp',
    `
      success message data{id customer_name customer_gender customer_email customer_phone dateOfBirth
      marital_status city customer_unique_number} isMailed`,
  ],
  'admin/checkEmployee': ['mobileNumber', 'status data{isEmployeeUser}'],
  'admin/employeeLogin': [
    'isVerified mobileNumber otp',
    'status data{message data{username name email mobile_no} isMailed} errors{displayMessage}',
  ],
  'admin/getEmployeeDetails': ['username', 'status data{employeeData{username name email mobile_no}}'],
  'auth/sign_up_customer': [
    'name email gender dob maritalStatus city mobileNumber customerUniqueId',
    `
      success data{success message id customer_name customer_gender customer_email customer_phone
      dateOfBirth marital_status city customer_unique_number}`,
  ],
  'auth/send-otp': ['name number planType', 'message'],
  'auth/partnerLogin': [
    'token',
    `
      status message data{id customer_name customer_gender customer_email customer_phone dateOfBirth
      marital_status city customer_unique_number}`,
  ],
  'motor/getFeCode': ['refCode feCode ipAddress fingurePrint', 'status data'],
  'motor/create-customer': [
    `
      customer_name customer_phone customer_email customer_gender dateOfBirth marital_status city
      customer_unique_number customerLeadId refCode feCode`,
    'status data{id}',
  ],
  'admin/getAllMakeData': ['vehicleType', 'status data{value label logo}'],
  'admin/getAllModelData': ['vehicleType makeId', 'status data{value label}'],
  'admin/getAllVariantData': ['vehicleType modelId', 'status data{value label fuelType}'],
  'motor/rto': ['', 'status data{value registered_city_name}'],
  'motor/previous-insurer': ['', 'status data{value label}'],
  'motor/pincode': ['pincode', 'status data{value City State area}'],
  'health/health_pincode': ['pincode', 'status data{value City State area}'],
  'motor/getFiancierBanks': ['vehicleType insurerId', 'status data{value label}'],
  'motor/getRelations': ['', 'status data{value label}'],
  'motor/getQuotesData': [
    `
      customerLeadId quoteType loggedInUser customerUniqueNumber customerDetails{customer_name
      customer_email customer_phone} motorRequest{registrationNumber vehicleType businessType
      prevPolicyEndDate policyDateExceeded make model variant fuelType registrationDate
      manufacturingDate idv addOns{zeroDepriciationCover roadSideAssistance consumables keyReplacement
      invoiceCover ncbProtection lossOfPersonalBelongings engineProtection tyreProtection
      personalAccident isTppdDiscount isElectricalAccessories electricAmount
      isNonElectricalAccessories nonElectricAmount isCngAccessories cngValue isPassengerCover
      passengerCoverAmount liabilitiesToPaidDriver noOfPaidDrivers voluntaryDeductive} addressLine1
      addressLine2 rcAddress pincode cityId stateId isHypothecation hypothecationBank
      hypothecationCity previousInsurer previousPolicyNumber previousPolicyType previousNoClaimBonus
      tpInsurer tpPolicyNumber tpPolicyEndDate engineNumber chassisNumber isValidPuc pucNumber
      pucValidUpto nomineeName nomineeRelation nomineeDob nomineeGender appointeeName
      appointeeRelation appointeeDob kycStatus kycType docName docNumber afterProposalKycData
      referralCode reasonForNotOptingPersonalAccident policyType} previousClaimData{claimed}
      searchText insurerId`,
    `
      success message data{quotes{Logo Api_name PolicyId ApiId RegisterNumber Make Model variant
      BasicODPremium BasicTPPremium NetPremium GST FinalPremium MinIdv MaxIdv idv StartDate EndDate
      discount insurer policyType caseId insurerId planId tppdDiscount loadingPremium
      kycAdditionalData isAddonQuesAsk addonQuesArray{key text} isAdharRequiredInProposal
      isPanRequiredInProposal isGstNumberRequiredInProposal TotalODAddons NCBDiscount
      RoadSideAssistance EngineProtection TyreProtection RimProtection Consumables
      ElectricalAccessories NonElectricalAccessories InvoiceCover NCBProtection VoluntaryDeductive
      PassengerCover PersonalAccident LossOfPersonalBelongings ZeroDepriciationCover KeyReplacement
      BiFuelOd BiFuelTp liabilitiesToPaidDriver LlToEmployeeCover RoadSideAssistanceAmount
      EngineProtectionAmount TyreProtectionAmount RimProtectionAmount ConsumablesAmount
      ElectricalAccessoriesAmount NonElectricalAccessoriesAmount InvoiceCoverAmount
      NCBProtectionAmount VoluntaryDeductiveAmount PassengerCoverAmount PersonalAccidentAmount
      LossOfPersonalBelongingsAmount ZeroDepriciationCoverAmount KeyReplacementAmount BiFuelOdAmount
      BiFuelTpAmount liabilitiesToPaidDriverAmount LlToEmployeeCoverAmount premiumLines{key label
      amount reason} missingAddOns{addOn reason} notes thirdPartyEndDate deductible
      isInspectionRequired addOnPrices{addOn amount}} unavailable{Api_name logo displayMessage insurerId reason}}`,
  ],
  'health/All_quotes': [
    `
      customerLeadId quoteType quotationNumber enquiryId paymentURL step loggedInUser
      customerUniqueNumber customerDetails{customer_name customer_email customer_phone}
      step1{customerRelation customerGender customerAge pincode{value City State}}
      PlanDetails{sumInsuredValue countOfMembers planTenure planType NCBsuper OPDCare smartSelect
      careShield co_paymentWaiver PEDReduction coverageNonMedical preExistingDiseaseWaitingPeriod
      maternityChildcareBenefit} insurerId`,
    `
      success message data{successQuotes{Logo insurer insurerId caseId planId planName NetPremium GST
      FinalPremium StartDate EndDate isPanRequiredInProposal premiumLines{key label amount reason}
      missingAddOns{addOn reason} notes addOnPrices{addOn amount} sumInsuredValue planTenure features{roomRent coPayment
      zoneCoPayment waits{initialDays specifiedIllness preExisting maternity} networkHospitals restore
      notCovered}} unavailable{Api_name logo displayMessage insurerId reason}}`,
  ],
  'kyc/getKycConfig': ['insurerId customerType', 'status data{modes documents redirect}'],
  'kyc/getKyc': [
    'customerLeadId insurerId docName docNumber fullName dateOfBirth',
    `
      success message data{kind result{kycStatus kycType docName docNumber kycNumber reference name
      gender dateOfBirth address pincode city state} message}`,
  ],
  'kyc/getKycStatus': [
    'customerLeadId insurerId',
    `
      success message data{kind result{kycStatus kycType docName docNumber kycNumber reference name
      gender dateOfBirth address pincode city state} message}`,
  ],
  'kyc/getKycServiceStatus': ['insurerId', 'status data{insurerId available}'],
  'kyc/verifyKYCWithOtp': [
    'customerLeadId reference otp',
    `
      success message data{kind result{kycStatus kycType docName docNumber kycNumber reference name
      gender dateOfBirth address pincode city state} message}`,
  ],
  'motor/getMotorKycDocumentUrl': ['customerLeadId docName category file', 'status data{id name type size}'],
  'motor/saveKotakProposal': proposal,
  'motor/submitProposal': proposal,
  'motor/getPaymentStatus': [
    'caseId',
    `
      status message data{paymentStatus amount paymentURL isCancelled order{id at} refund{amount
      status by} lifecycleStatus}`,
  ],
  'motor/getPolicyDocument/{id}': [
    'id',
    `
      status message data{policyNumber url verifyUrl startDate endDate odEndDate paymentReference refund{amount status by}
      helpline{number isSandbox} cancelledOn}`,
  ],
  'motor/registrationNo-save': [
    'registrationNumber customerLeadId',
    'status data{registrationNumber version}',
  ],
  'motor/registrationNo-search': [
    'registrationNumber',
    `
      status data{registrationNumber vehicleType rtoCode RTOCityName make{value label} model{value
      label} variantSelection{value label fuelType} registrationDate manufaturingDate} pricesFirst`,
  ],
  'admin/flow': [
    `
      customerLeadId version quoteType step processDiscription loggedInUser source emplId referralCode
      customerUniqueNumber screen events{type} step1 step2 step3 step4 step5 step6 step7 step8 step9
      step10`,
    'status data{message data{customerLeadId version quotationNumber pricesFirst}}',
  ],
  'admin/getFlow': [
    'customerLeadId',
    `
      status data{customerLeadId version quoteType source emplId renewalOf
      lapsed{caseId insurer} pricesFirst processStep processDescription status answers leadsTo{path screen activeStep} step1 step2 step3 step4 step5
      step6 step7 step8 step9 step10}`,
  ],
  'admin/quote_count': ['', 'success message dataCount'],
  'admin/sendEmail': ['customerLeadId link email', 'status message data{to url}'],
  'admin/generateSms': ['customerLeadId link channel', 'status message data{to url}'],
  'motor/getEventCapture': ['eventData{encryptedKey iv ciphertext tag} keyId', 'status'],
}

/** What a save tells of a journey, by product: its steps, and what stands beside them. */
const saves = {
  motor: `
      step1{registrationNumber vehicleType IsVehicleNew rtoCode RTOCityName} step2{make{value label}}
      step3{model{value label}} step4{variantSelection{value label fuelType}}
      step5{customerDetails{customer_name customer_email customer_phone} customerType isOwnerChanged
      ownerAssumed manufaturingDate registrationDate} step6{pypSelection{claimInLastYear PolicyStatus
      PreInsurerCode{value label} PrePolicyEndDate PreviousPolicyType PreviousNoClaimBonus
      TpInsurer{value label} TpPolicyEndDate assumed}} step7{motorRequest{policyType idv
      addOns{zeroDepriciationCover roadSideAssistance consumables keyReplacement invoiceCover
      ncbProtection lossOfPersonalBelongings engineProtection tyreProtection personalAccident
      isTppdDiscount isElectricalAccessories electricAmount isNonElectricalAccessories
      nonElectricAmount isCngAccessories cngValue isPassengerCover passengerCoverAmount
      liabilitiesToPaidDriver noOfPaidDrivers voluntaryDeductive}} previousClaimData{claimed}
      selectedPlan{insurerId insurer logo caseId planId start end lines{key label amount reason} net
      gst final included missing{addOn reason} addOnPrices{addOn amount} needs questions{key text} notes payBy coverType
      idv{value min max} thirdPartyEnd deductible inspection} addOnAnswers}
      step8{kycAndUserDetails{kyc{kycStatus kycType docName docNumber kycNumber reference name gender
      dateOfBirth address pincode city state} person{salutation fullName gender dateOfBirth email
      mobile addressLine pincode city state pan aadhaar gstin}}} step9{nomineeDetails{nominee{name
      relation dateOfBirth gender appointee{name relation dateOfBirth}}
      reasonForNotOptingPersonalAccident}} step10{vehicleDetails{registrationNumber engineNumber
      chassisNumber hypothecation{bank city} pollutionCertificate{number validUntil}
      registrationAddressSame registrationAddress previousPolicyNumber thirdPartyPolicy{insurer number
      end} proposalStatus} photographs{shot documentId takenOn}} motorRequest{registrationNumber
      vehicleType businessType prevPolicyEndDate policyDateExceeded make model variant fuelType
      registrationDate manufacturingDate idv addOns addressLine1 addressLine2 rcAddress pincode cityId
      stateId isHypothecation hypothecationBank hypothecationCity previousInsurer previousPolicyNumber
      previousPolicyType previousNoClaimBonus tpInsurer tpPolicyNumber tpPolicyEndDate engineNumber
      chassisNumber isValidPuc pucNumber pucValidUpto nomineeName nomineeRelation nomineeDob
      nomineeGender appointeeName appointeeRelation appointeeDob kycStatus kycType docName docNumber
      afterProposalKycData referralCode reasonForNotOptingPersonalAccident}`,
  health: `
      step1{customerRelation customerGender customerAge pincode{value City State}}
      step2{PlanDetails{sumInsuredValue countOfMembers planTenure planType NCBsuper OPDCare
      smartSelect careShield co_paymentWaiver PEDReduction coverageNonMedical
      preExistingDiseaseWaitingPeriod maternityChildcareBenefit} selectedPlan{insurerId insurer logo
      caseId planId start end lines{key label amount reason} net gst final included missing{addOn
      reason} addOnPrices{addOn amount} needs questions{key text} notes payBy planName sumInsured tenure features{roomRent
      coPayment zoneCoPayment waits{initialDays specifiedIllness preExisting maternity}
      networkHospitals restore notCovered}}} step3{CustomerDetails{salutation name gender DOB mobile email PAN height weight occupation
      relation age pincode BMI kycIdType kycIdNumber}} step5{CustomerDetails{medicalHistory{condition Since}
      lifestyle{smokes drinks} hospitalisation}}
      step6{CustomerDetails{permanentAddress{address_1 address_2
      state city pincode area} communicationAddress{address_1 address_2 state city pincode area}}}
      step7{NomineeDetails{name relation DOB gender appointee{name relation DOB}}}
      quotationNumber enquiryId paymentURL customerPincode
      customerAddress{communicationAddress{pincode city state} permanentAddress{pincode city state}}`,
  pet: `
      step1{ownerDetails{ownerName contactNumber pincode{value City State}}} step2{petDetails{petId
      type breed name age{dateOfBirth isExact} weight questions{value vaccinatedOn isNeutered
      microchip illnesses use} photos{view documentId} insuredSince}} step3{planDetails{sumInsured} addons{thirdPartyLiability
      mortality theftOrStraying terminalIllness funeral petMinding opd} selectedPlan{insurerId insurer
      logo caseId planId start end lines{key label amount reason} net gst final included missing{addOn
      reason} addOnPrices{addOn amount} needs questions{key text} notes payBy planName sumInsured pets{isInsured petId name net
      illnessWaitDays exclusions reason} features{coPayPct vetNetwork notCovered}}}
      kycDetails{kycStatus kycType docName docNumber kycNumber reference name gender dateOfBirth
      address pincode city state}`,
}

/** The calls of our own, which the specification does not have. */
const ours = [
  'GET auth/session',
  'POST auth/refresh',
  'POST auth/logout',
  'POST journey/sendCode',
  'POST journey/verifyCode',
  'POST journey/openLink',
  'POST journey/sendLink',
  'POST journey/readReminder',
  'POST journey/setReminder',
  'POST customer/cancellation',
  'POST customer/cancelPolicy',
  'POST customer/endorsement',
  'POST customer/endorsePolicy',
  'GET journey/captureKey',
  'POST motor/registration-details',
  'POST pet/All_quotes',
  'POST quotes/previousRun',
  'POST journey/shareQuotes',
  'GET shared/quotes/{id}',
  'POST kyc/startRedirect',
  'POST kyc/checkPapers',
  'GET motor/kycDocument/{id}',
  'POST health/submitProposal',
  'POST pet/submitProposal',
  'POST motor/getProposalStatus',
  'POST motor/choosePlanAgain',
  'POST motor/requestPayment',
  'POST payment/readMandate',
  'POST payment/requestMandate',
  'POST payment/releaseMandate',
  'GET motor/downloadPolicy/{id}',
  'GET motor/downloadReceipt/{id}',
  'GET customer/profile',
  'POST customer/updateProfile',
  'POST customer/chooseReminders',
  'GET customer/ownData',
  'GET customer/sessions',
  'POST customer/endSession',
  'POST customer/eraseData',
  'GET customer/policies',
  'GET customer/quotations',
  'GET customer/transactions',
  'POST customer/renew',
  'POST desk/journeys',
  'POST desk/askConsent',
  'POST desk/giveConsent',
  'GET desk/colleagues',
  'POST desk/handOver',
  'POST desk/history',
  'POST desk/unlockNumber',
  'GET desk/referrals',
  'GET desk/referredDocument/{id}',
  'POST desk/askForPhotograph',
  'POST desk/decideReferral',
  'GET desk/supportRequests',
  'POST desk/answerSupportRequest',
  'POST desk/closeSupportRequest',
  'POST support/sendRequest',
  'GET paths/machines',
  'GET paths/outline',
  'GET paths/suite',
  'GET paths/coverage',
  'GET paths/findings',
  'GET paths/export',
  'GET graphs/machines',
  'GET graphs/funnel',
  'GET graphs/view',
  'GET graphs/leaving',
  'GET graphs/pulse',
  'GET graphs/replay',
  'GET graphs/replayExport',
  'GET graphs/export',
  'GET graphs/funnelExport',
  'GET graphs/leavingExport',
  'POST graphs/traffic',
]

/** As on one line. */
const flat = (words: string) => words.trim().replace(/\s+/g, ' ')

describe('the keys on the wire', () => {
  it.each(Object.entries(specified))('of %s are as written down', (path, [request, reply]) => {
    const [call] = calls.filter((one) => one.path === path)
    if (!call) throw new Error(`No call has the path ${path}`)
    expect(wordsOf(call.request)).toBe(flat(request))
    expect(wordsOf(call.reply)).toBe(flat(reply))
  })

  it.each(Object.entries(saves))('of the steps of %s are as written down', (quoteType, words) => {
    expect(wordsOf(declaredSchema({ quoteType }))).toBe(flat(words))
  })

  it('are written down for every call that is not our own', () => {
    const others = calls.filter(({ path }) => !(path in specified))
    expect(others.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(ours.toSorted())
  })
})
