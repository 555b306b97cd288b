import { provideTexts } from '../../src/i18n/page-texts';
import { allTexts } from '../../src/locales/all-texts';

provideTexts(allTexts);
