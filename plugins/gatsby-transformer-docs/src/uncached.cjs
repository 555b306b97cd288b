/** A webpack loader that doesn't change the module, but compiles it in every build. */
module.exports = function uncached(source) {
  this.cacheable(false);
  return source;
};
