import { fetchJsonOnce } from './fetch-file';

it('fetches a JSON file once, and again after a failure', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  asked.mockResolvedValueOnce(new Response(null, { status: 503 }));
  asked.mockResolvedValueOnce(Response.json(['a']));
  await expect(fetchJsonOnce('/a.json')).rejects.toThrow('/a.json: the server returned status 503.');
  expect(await fetchJsonOnce('/a.json')).toEqual(['a']);
  expect(await fetchJsonOnce('/a.json')).toEqual(['a']);
  expect(asked).toHaveBeenCalledTimes(2);
});
