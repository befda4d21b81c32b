import { describe, expect, test } from 'vitest'
import { messages } from '#machines/reference/messages.ts'

const { form, account, journey, failure, labels } = messages

describe('the texts of the specification', () => {
  test('beside a field, spelling included [ERR-01, ERR-09]', () => {
    expect([
      form.required,
      form.registrationNumber['2w'],
      form.registrationNumber['4w'],
      form.mobile,
      form.bharatSeries,
      form.loginMobile,
      form.nameLetters,
      form.birthDateRequired,
      form.unsupportedFile,
    ]).toEqual([
      'Field is required',
      'Enter a Valid Number',
      'Enter a valid Number',
      'Invalid Mobile Number',
      'The Bharat series number format is XXBH####YY(12BH1234AB)',
      'Enter a valid mobile number',
      'Please enter atleast 3 letters',
      'Date of Birth is required',
      'Unsupported file type',
    ])
  })

  test('of login and sign-up [ERR-02, ERR-04, ERR-05, ERR-06, ERR-08, ERR-15, SIGNUP-07]', () => {
    expect(account).toMatchObject({
      loginOtpSent: 'OTP Sent Successfully !!',
      contactOtpSent: 'Otp sent successfully',
      serverInvalidOtp: ['please enter Valid Otp', 'Please enter Valid Otp'],
      invalidOtp: 'Please Enter a valid OTP',
      employeeLoggedIn: 'Login Successfully',
      notRegistered: 'You are not a registered user. You have to Sign Up first',
      alreadyExists: 'Customer Already Exist',
      signedUp: 'Your profile has been created successfully',
      profileSaved: 'Your details have been updated',
      employeeDetailsFailed: 'Failed to fetch employee details',
    })
  })

  test('of a journey and its KYC [ERR-12, ERR-13, ERR-14, ERR-16]', () => {
    expect(journey).toMatchObject({
      started: 'process started!!',
      quoteCountFetched: 'Quote Count Fetched',
      kycPoaNeeded: 'CKYC Invalid, Please Enter POA Type ',
      kycInvalidOtp: 'Invalid OTP, Please Try Again',
      kycInvalidAadhaar: 'Invalid Aadhaar Number, Please Try Again',
    })
    expect(journey.kycFetched('10012345678901')).toBe(
      'Your KYC is successfully fetched and your KYC Number is 10012345678901',
    )
    expect(journey.comingSoon('Travel')).toBe("We're gearing up to introduce Travel Insurance – Coming Soon!")
    expect(journey.comingSoon('Family')).toContain('Insurance \u2013 Coming')
  })

  test('of a failure', () => {
    expect(failure.crash).toBe('Unexpected Application Error!')
    expect(failure.chunk(7)).toBe('Loading chunk 7 failed')
  })

  test('on the screens [EXPIRY-01, EXPIRY-08, MODAL-06, MODAL-14]', () => {
    expect(labels).toMatchObject({
      headline: "Let's find Best Insurance",
      checkQuote: 'Check Quote',
      rightDetails: 'Did we get the right details?',
      personalDetails: 'Fill your Personal Details?',
      submitAndView: 'Submit and View Plans',
      gettingQuotes: 'Getting Quotes...',
      expiryTitle: 'Select Previous Policy Expiry Date',
      expiryUnknown: "Don't know Previous Policy Expiry Date",
      logoutQuestion: 'Are you sure want to logout?',
      advantages: ['Secured Data', 'Fast Service', 'Stress Free Claims', 'Seemless Payment Options'],
    })
    expect([labels.noNumber('Bike'), labels.buyingNew('Car')]).toEqual([
      "Don't have Bike Number?",
      'Buying a new Car?',
    ])
  })
})
