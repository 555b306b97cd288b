import common from './common.json';
import vanilla from './vanilla.json';
import errors from './errors.json';

export default { ...common, ...vanilla, ...errors };
