/** Login, sign-up and session (§4, §5, §8). Where the server's words decide what happens, they are compared as written. */
export const account = {
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

  otpExpired: 'This OTP has expired. Ask for a new one.',
  otpTriesUsed: 'Too many wrong tries. Ask for a new OTP.',
  tooManyOtps: 'Too many OTPs were asked for this number. Please try again in an hour.',
  otpNotSent: 'The OTP could not be sent. Please try again.',
  checkFailed: 'We could not check this number. Please try again.',
  partnerLoginFailed: 'The partner link is no longer valid. You can go on without it.',
  signUpFailed: 'Your profile could not be created. Please try again.',
  pleaseLogIn: 'Please log in',
  resendIn: (seconds: number) => `Resend OTP in ${seconds} s`,
} as const
