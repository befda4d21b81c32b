import * as v from 'valibot'

const isoDay = v.pipe(v.string(), v.isoDate())
/** `dd-mm-yyyy`, as Aadhaar and the central registry print it. */
const printedDay = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}-\d{4}$/))
const gender = v.picklist(['M', 'F', 'T'])
const consent = { consent: v.literal(true, 'Consent is required'), consent_purpose: v.string() }

/** `POST v2/kyc/ckyc/search`, headers `client_id` and `client_secret` (Decentro's contract). */
export const ckycSearchRequest = v.object({
  reference_id: v.string(),
  document_type: v.picklist([
    'PAN',
    'AADHAAR',
    'PASSPORT',
    'VOTERID',
    'DRIVING_LICENSE',
    'NREGA_JOB_CARD',
    'CKYC_NUMBER',
    'GSTIN',
    'CIN',
  ]),
  /** Aadhaar: `last 4 digits|name|dd-mm-yyyy|M`. */
  id_number: v.pipe(v.string(), v.minLength(1)),
  /** Ours, for the sandbox: the name to find. A real registry ignores it. */
  full_name: v.optional(v.string()),
  ...consent,
})

export const ckycSearchReply = v.object({
  decentroTxnId: v.string(),
  status: v.picklist(['SUCCESS', 'FAILURE']),
  responseCode: v.string(),
  message: v.string(),
  data: v.object({
    kycStatus: v.literal('SUCCESS'),
    kycResult: v.object({
      ckycNumber: v.pipe(v.string(), v.regex(/^\d{14}$/)),
      name: v.string(),
      fathersFullName: v.nullable(v.string()),
      age: v.string(),
      imageType: v.nullable(v.string()),
      photo: v.nullable(v.string()),
      kycDate: printedDay,
      updatedDate: printedDay,
    }),
  }),
})

/** `POST v2/kyc/ckyc/download`. */
export const ckycDownloadRequest = v.object({
  reference_id: v.string(),
  /** The CKYC number that the search found. */
  id_number: v.pipe(v.string(), v.regex(/^\d{14}$/)),
  /** 1: the date of birth, or of incorporation for an organisation. */
  auth_factor_type: v.literal(1),
  auth_factor: isoDay,
  ...consent,
})

const ckycAddress = v.object({
  line1: v.string(),
  city: v.string(),
  district: v.string(),
  state: v.string(),
  country: v.literal('IN'),
  pin: v.string(),
})

export const ckycDownloadReply = v.object({
  decentroTxnId: v.string(),
  status: v.literal('SUCCESS'),
  responseCode: v.string(),
  message: v.string(),
  data: v.object({
    kycStatus: v.literal('SUCCESS'),
    kycResult: v.object({
      personalIdentifiableData: v.object({
        personalDetails: v.object({
          constitutionType: v.picklist(['Individual', 'Organisation']),
          ckycNo: v.string(),
          prefix: v.string(),
          firstName: v.string(),
          middleName: v.string(),
          lastName: v.string(),
          fullName: v.string(),
          fatherFullName: v.nullable(v.string()),
          motherFullName: v.nullable(v.string()),
          gender: v.nullable(gender),
          dob: printedDay,
          pan: v.nullable(v.string()),
          permanentAddress: ckycAddress,
          presentAddress: ckycAddress,
        }),
      }),
    }),
  }),
})

/** `POST verification/offline-aadhaar/otp`, headers `x-client-id` and `x-client-secret` (Cashfree's). */
export const aadhaarOtpRequest = v.object({ aadhaar_number: v.string() })
export const aadhaarOtpReply = v.object({
  status: v.literal('SUCCESS'),
  message: v.string(),
  ref_id: v.string(),
})

/** `POST verification/offline-aadhaar/verify`. */
export const aadhaarVerifyRequest = v.object({ ref_id: v.string(), otp: v.string() })

/** A person's Aadhaar data, the number masked. */
const aadhaarPerson = v.object({
  name: v.string(),
  care_of: v.string(),
  dob: printedDay,
  year_of_birth: v.number(),
  gender,
  address: v.string(),
  split_address: v.object({
    country: v.literal('India'),
    state: v.string(),
    dist: v.string(),
    vtc: v.string(),
    house: v.string(),
    pincode: v.number(),
  }),
})
export const aadhaarVerifyReply = v.object({
  ...aadhaarPerson.entries,
  ref_id: v.string(),
  status: v.literal('VALID'),
  message: v.string(),
})

const digilockerDocument = v.picklist(['AADHAAR', 'PAN', 'DRIVING_LICENSE'])
export const digilockerStatus = v.picklist(['PENDING', 'AUTHENTICATED', 'EXPIRED', 'CONSENT_DENIED'])

/** `POST verification/digilocker`: an address to send the person to, valid for ten minutes. */
export const digilockerCreateRequest = v.object({
  verification_id: v.pipe(v.string(), v.maxLength(50), v.regex(/^[\w.-]+$/)),
  document_requested: v.pipe(v.array(digilockerDocument), v.minLength(1)),
  /** Where the browser returns; its query is kept and `verification_id` added. */
  redirect_url: v.pipe(v.string(), v.url()),
  user_flow: v.optional(v.picklist(['signin', 'signup'])),
  /** Ours, for the sandbox: whose locker it is to be. */
  full_name: v.optional(v.string()),
})

export const digilockerCreateReply = v.object({
  verification_id: v.string(),
  reference_id: v.number(),
  url: v.pipe(v.string(), v.url()),
  status: v.literal('PENDING'),
  document_requested: v.array(digilockerDocument),
  redirect_url: v.string(),
})

/** `GET verification/digilocker?verification_id=`. */
export const digilockerStatusReply = v.object({
  verification_id: v.string(),
  reference_id: v.number(),
  status: digilockerStatus,
  document_requested: v.array(digilockerDocument),
  document_consent: v.array(digilockerDocument),
  user_details: v.nullable(
    v.object({
      name: v.string(),
      dob: printedDay,
      gender,
      eaadhaar: v.picklist(['Y', 'N']),
      mobile: v.string(),
    }),
  ),
})

/** `GET verification/digilocker/document/AADHAAR?verification_id=`. */
export const digilockerAadhaar = v.object({
  ...aadhaarPerson.entries,
  verification_id: v.string(),
  reference_id: v.number(),
  status: v.literal('SUCCESS'),
  message: v.string(),
  /** `xxxxxxxx1234`. */
  uid: v.pipe(v.string(), v.regex(/^x{8}\d{4}$/)),
})

export type CkycSearchRequest = v.InferOutput<typeof ckycSearchRequest>
export type CkycSearchReply = v.InferOutput<typeof ckycSearchReply>
export type CkycDownloadReply = v.InferOutput<typeof ckycDownloadReply>
export type AadhaarPerson = v.InferOutput<typeof aadhaarPerson>
export type AadhaarVerifyReply = v.InferOutput<typeof aadhaarVerifyReply>
export type DigilockerCreateRequest = v.InferOutput<typeof digilockerCreateRequest>
export type DigilockerStatusReply = v.InferOutput<typeof digilockerStatusReply>
export type DigilockerAadhaar = v.InferOutput<typeof digilockerAadhaar>
export type DigilockerStatus = v.InferOutput<typeof digilockerStatus>
