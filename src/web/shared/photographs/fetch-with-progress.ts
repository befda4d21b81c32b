/** `fetch` for an upload that tells what percentage of it has left; only XMLHttpRequest knows. */
export const fetchWithProgress =
  (onProgress: (percent: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body, signal, credentials } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, String(address))
      request.withCredentials = credentials === 'include'
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total))
      request.onload = () => resolve(responseOf(request))
      request.onerror = request.onabort = () => reject(new TypeError('Nobody answered'))
      signal?.addEventListener('abort', () => request.abort())
      request.send(body instanceof FormData ? body : null)
    })

const responseOf = (request: XMLHttpRequest): Response =>
  new Response(request.responseText, {
    status: request.status,
    headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
  })
