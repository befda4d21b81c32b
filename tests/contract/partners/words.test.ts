import type { GenericSchema } from 'valibot'
import { expect, it } from 'vitest'
import * as gateway from '#contract/partners/gateway.ts'
import * as health from '#contract/partners/health.ts'
import * as insurer from '#contract/partners/insurer.ts'
import * as kyc from '#contract/partners/kyc.ts'
import * as kycPapers from '#contract/partners/kyc-papers.ts'
import * as messaging from '#contract/partners/messaging.ts'
import * as motor from '#contract/partners/motor.ts'
import * as partnerError from '#contract/partners/partner-error.ts'
import * as pet from '#contract/partners/pet.ts'
import * as registry from '#contract/partners/registry.ts'
import * as visitorToken from '#contract/partners/visitor-token.ts'
import { choicesOf, wordsOf } from '../words-of.ts'

const partners: Record<string, Record<string, unknown>> = {
  gateway,
  health,
  insurer,
  kycPapers,
  kyc,
  messaging,
  motor,
  partnerError,
  pet,
  registry,
  visitorToken,
}

/** What is said to insurers, registries, gateway and carriers, keys and words: server and sandbox both take it from the contract. */
const said: Readonly<Record<string, readonly [keys: string, words: string]>> = {
  'gateway.callbackSuccess': ['razorpay_payment_id razorpay_order_id razorpay_signature', ''],
  'gateway.captureRequest': ['amount currency', 'INR'],
  'gateway.checkoutForm': [
    `
      key_id order_id amount name description prefill[name] prefill[email] prefill[contact] callback_url
      cancel_url`,
    '',
  ],
  'gateway.gatewayError': [
    'error{code description source step reason metadata}',
    'BAD_REQUEST_ERROR GATEWAY_ERROR SERVER_ERROR',
  ],
  'gateway.order': [
    `
      id entity amount amount_paid amount_due currency receipt offer_id status attempts notes created_at`,
    'order INR created attempted paid',
  ],
  'gateway.orderRequest': [
    `
      amount currency receipt notes payment{capture capture_options{manual_expiry_period}}`,
    'INR automatic manual',
  ],
  'gateway.payment': [
    `
      id entity amount currency status order_id invoice_id international method amount_refunded
      refund_status captured description card_id bank wallet vpa email contact notes fee tax error_code
      error_description error_source error_step error_reason acquirer_data created_at`,
    `
      payment INR created authorized captured refunded failed upi card netbanking partial full`,
  ],
  'gateway.paymentCollection': [
    `
      entity count items{id entity amount currency status order_id invoice_id international method
      amount_refunded refund_status captured description card_id bank wallet vpa email contact notes fee tax
      error_code error_description error_source error_step error_reason acquirer_data created_at}`,
    `
      collection payment INR created authorized captured refunded failed upi card netbanking partial full`,
  ],
  'gateway.paymentMethod': ['', 'upi card netbanking'],
  'gateway.refund': [
    `
      id entity amount currency payment_id notes receipt acquirer_data{arn} created_at batch_id status
      speed_processed speed_requested`,
    'refund INR pending processed failed normal optimum',
  ],
  'gateway.refundKey': ['', ''],
  'gateway.refundRequest': ['amount speed notes receipt', 'normal optimum'],
  'gateway.webhookBody': [
    `
      entity account_id event contains payload{payment{entity{id entity amount currency status order_id
      invoice_id international method amount_refunded refund_status captured description card_id bank wallet
      vpa email contact notes fee tax error_code error_description error_source error_step error_reason
      acquirer_data created_at}} order{entity{id entity amount amount_paid amount_due currency receipt
      offer_id status attempts notes created_at}} refund{entity{id entity amount currency payment_id notes
      receipt acquirer_data{arn} created_at batch_id status speed_processed speed_requested}}} created_at`,
    `
      event payment.authorized payment.captured payment.failed order.paid refund.created refund.processed
      payment order refund INR created authorized captured refunded failed upi card netbanking partial full
      attempted paid pending processed normal optimum`,
  ],
  'gateway.webhookHeaders': ['x-razorpay-signature x-razorpay-event-id', ''],
  'health.healthProposal': [
    `
      insured{height_cm weight_kg occupation} medical{conditions{condition since} smokes drinks
      hospitalisation} communication_address{line_1 line_2 area pincode city state}`,
    `
      salariedPrivate salariedGovt business professional engineerIt teacher banker shopkeeper farmer
      homemaker student retired unemployed driver delivery police armedForces factory construction
      electrician mining mariner pilotCrew sports journalist salesTravel security artist dailyWage other
      diabetes hypertension thyroid asthma highCholesterol heartDisease stroke cancer kidney liver copd
      arthritis hernia gallKidneyStones cataract sinus uterus prostate mental hiv autoimmune bloodDisorder
      disability pregnancy surgeryPlanned covidComplication`,
  ],
  'health.healthRisk': [
    `
      ownerType gender age pincode zone sumInsured tenure addOns opdLimit preExistingWait`,
    `
      individual Male Female Other 1 2 3 300000 500000 750000 1000000 1500000 2000000 2500000 5000000
      10000000 noClaimBonusSuper smartSelect careShield coPaymentWaiver nonMedicalCover maternity 5000 10000
      20000 36 24 12`,
  ],
  'insurer.cancelReply': ['policy_number status from', 'cancelled'],
  'insurer.cancelRequest': ['reason from refund', ''],
  'insurer.decisionRequest': ['decision reason loading_percent', 'approve load decline'],
  'insurer.documentReply': ['policy_number status reason', 'pending ready refused'],
  'insurer.endorseReply': ['policy_number endorsement_number effective', ''],
  'insurer.endorseRequest': [
    `
      nominee{name relation date_of_birth gender appointee{name date_of_birth}} contact{email mobile address
      pincode city state}`,
    '',
  ],
  'insurer.insurerError': ['type code message', ''],
  'insurer.issueReply': ['policy_number start end od_end issued_at', ''],
  'insurer.issueRequest': ['proposal_number payment{reference amount paid_at}', ''],
  'insurer.proposeReply': [
    `
      status proposal_number premium{lines{key label amount reason} net gst final start end odEnd
      notOffered{key reason}} pay_by reason`,
    'accepted premium_changed declined referred',
  ],
  'insurer.proposeRequest': [
    `
      product quote_number risk{ownerType} agreed_premium proposer{type salutation name gender date_of_birth
      email mobile address pincode city state pan aadhaar gstin} kyc{mode reference ckyc_number}
      nominee{name relation date_of_birth gender appointee{name relation date_of_birth}}`,
    'individual organisation',
  ],
  'insurer.quoteReply': [
    `
      quote_number plan_id plan_name premium{lines{key label amount reason} net gst final start end odEnd
      notOffered{key reason}} questions{key text} notes add_on_prices{add_on amount}`,
    '',
  ],
  'insurer.quoteRequest': ['product reference risk{ownerType}', 'individual organisation'],
  'kycPapers.papersReply': [
    `
      verification_id reference_id document_type status document_fields{name id_number dob address pincode}`,
    `
      PAN AADHAAR PASSPORT VOTER_ID DRIVING_LICENCE NREGA_JOB_CARD GSTIN CIN VALID INVALID PENDING`,
  ],
  'kycPapers.papersRequest': [
    'verification_id document_type file full_name',
    `
      PAN AADHAAR PASSPORT VOTER_ID DRIVING_LICENCE NREGA_JOB_CARD GSTIN CIN`,
  ],
  'kyc.aadhaarOtpReply': ['status message ref_id', 'SUCCESS'],
  'kyc.aadhaarOtpRequest': ['aadhaar_number', ''],
  'kyc.aadhaarVerifyReply': [
    `
      name care_of dob year_of_birth gender address split_address{country state dist vtc house pincode}
      ref_id status message`,
    'M F T India VALID',
  ],
  'kyc.aadhaarVerifyRequest': ['ref_id otp', ''],
  'kyc.ckycDownloadReply': [
    `
      decentroTxnId status responseCode message data{kycStatus
      kycResult{personalIdentifiableData{personalDetails{constitutionType ckycNo prefix firstName middleName
      lastName fullName fatherFullName motherFullName gender dob pan permanentAddress{line1 city district
      state country pin} presentAddress{line1 city district state country pin}}}}}`,
    'SUCCESS Individual Organisation M F T IN',
  ],
  'kyc.ckycDownloadRequest': [
    `
      reference_id id_number auth_factor_type auth_factor consent consent_purpose`,
    '1 true',
  ],
  'kyc.ckycSearchReply': [
    `
      decentroTxnId status responseCode message data{kycStatus kycResult{ckycNumber name fathersFullName age
      imageType photo kycDate updatedDate}}`,
    'SUCCESS FAILURE',
  ],
  'kyc.ckycSearchRequest': [
    `
      reference_id document_type id_number full_name consent consent_purpose`,
    `
      PAN AADHAAR PASSPORT VOTERID DRIVING_LICENSE NREGA_JOB_CARD CKYC_NUMBER GSTIN CIN true`,
  ],
  'kyc.digilockerAadhaar': [
    `
      name care_of dob year_of_birth gender address split_address{country state dist vtc house pincode}
      verification_id reference_id status message uid`,
    'M F T India SUCCESS',
  ],
  'kyc.digilockerCreateReply': [
    `
      verification_id reference_id url status document_requested redirect_url`,
    'PENDING AADHAAR PAN DRIVING_LICENSE',
  ],
  'kyc.digilockerCreateRequest': [
    'verification_id document_requested redirect_url user_flow full_name',
    'AADHAAR PAN DRIVING_LICENSE signin signup',
  ],
  'kyc.digilockerStatus': ['', 'PENDING AUTHENTICATED EXPIRED CONSENT_DENIED'],
  'kyc.digilockerStatusReply': [
    `
      verification_id reference_id status document_requested document_consent user_details{name dob gender
      eaadhaar mobile}`,
    `
      PENDING AUTHENTICATED EXPIRED CONSENT_DENIED AADHAAR PAN DRIVING_LICENSE M F T Y N`,
  ],
  'messaging.mailRequest': [
    `
      personalizations{to{email name}} from{email name} subject content{type value} attachments{content
      filename type} headers custom_args`,
    'text/plain text/html',
  ],
  'messaging.smsReply': ['type message', 'success error'],
  'messaging.smsRequest': ['sender route country DLT_TE_ID unicode sms{message to CRQID}', '4 91 1'],
  'motor.motorProposal': [
    `
      personal_accident_declined_because vehicle{registration_number make model variant engine_number
      chassis_number manufactured financier{name city} pollution_certificate{number valid_until}
      registration_address} previous_policy{insurer number end} third_party_policy{insurer number end}
      photographs{shot document_id taken_on}`,
    `
      front left back right windscreen odometer engine chassisNumber registrationCertificate`,
  ],
  'motor.motorRisk': [
    `
      vehicleType fuelType cubicCapacity motorKw seating exShowroom zone registrationDate isNew ownerType
      coverType businessType previousEnd previousPolicyType previousNcb claimed ownerChanged idv addOns
      electricalAccessories nonElectricalAccessories biFuelKit voluntaryDeductible antiTheft
      automobileAssociation tppdRestricted paidDrivers passengerCover personalAccident
      personalAccidentLongTerm buyerState`,
    `
      2w 4w Petrol Diesel CNG Electric Hybrid A B individual organisation comprehensive odOnly thirdParty
      not expired expired within 90 days expired before 90 days new Comprehensive ThirdParty ODOnly 0 20 25
      35 45 50 zeroDepriciationCover roadSideAssistance consumables keyReplacement invoiceCover
      ncbProtection lossOfPersonalBelongings engineProtection tyreProtection`,
  ],
  'partnerError.partnerError': ['type code message', ''],
  'pet.petProposal': [
    'pets{pet_id microchip illnesses photographs{view document_id}}',
    'front left right back',
  ],
  'pet.petRisk': [
    `
      ownerType pincode pets{petId kind breed name born weight value vaccinatedOn isNeutered use
      insuredSince hasMicrochip isIll} sumInsured covers opdLimit`,
    `
      individual dog cat companion working show 25000 50000 75000 100000 thirdPartyLiability mortality
      theftOrStraying terminalIllness funeral petMinding 5000 10000`,
  ],
  'registry.vehicleRc': [
    `
      verification_id reference_id status reg_no class chassis engine vehicle_manufacturer_name model
      vehicle_colour type norms_type body_type owner_count owner owner_father_name mobile_number rc_status
      status_as_on reg_authority reg_date vehicle_manufacturing_month_year rc_expiry_date vehicle_tax_upto
      vehicle_insurance_company_name vehicle_insurance_upto vehicle_insurance_policy_number rc_financer
      pucc_number pucc_upto present_address split_present_address{district state city pincode country
      address_line} permanent_address split_permanent_address{district state city pincode country
      address_line} vehicle_cubic_capacity vehicle_category vehicle_seat_capacity`,
    'VALID INVALID',
  ],
  'registry.vehicleRcRequest': ['verification_id vehicle_number', ''],
  'visitorToken.visitorToken': ['iss aud jti iat exp customer_name customer_phone customer_email', 'safar'],
}

const flat = (words: string) => words.trim().replace(/\s+/g, ' ')

it.each(Object.entries(said))('%s is as written down', (name, [keys, words]) => {
  const [partner = '', message = ''] = name.split('.')
  const schema = partners[partner]?.[message] as GenericSchema
  expect([wordsOf(schema), choicesOf(schema)]).toEqual([flat(keys), flat(words)])
})
