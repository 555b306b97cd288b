import { ArgumentsHost, Catch, ExceptionFilter } from '@nestjs/common';
import { I18nContext } from '@softkit/i18n';
import { OutOfStockException } from './out-of-stock.exception';

@Catch(OutOfStockException)
export class OutOfStockFilter implements ExceptionFilter {
  catch(exception: OutOfStockException, host: ArgumentsHost) {
    const i18n = I18nContext.current(host);
    const response = host.switchToHttp().getResponse();

    response.status(exception.getStatus()).send({
      status: exception.getStatus(),
      detail:
        i18n?.t('orders.OUT_OF_STOCK', {
          args: { product: exception.product },
        }) ?? exception.message,
    });
  }
}
