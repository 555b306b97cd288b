import { STATUS_CODES } from 'node:http';
import {
  ArgumentsHost,
  BadRequestException,
  Catch,
  ExceptionFilter,
  HttpException,
  InternalServerErrorException,
  Logger,
  ValidationError,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

export class ValidationException extends BadRequestException {
  constructor(readonly errors: ValidationError[]) {
    super('The request you sent is not valid.');
  }
}

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  constructor(private readonly adapterHost: HttpAdapterHost) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const isExpected = error instanceof HttpException;
    if (!isExpected) this.logger.error(error);
    const exception = isExpected ? error : new InternalServerErrorException();
    const status = exception.getStatus();
    const body = {
      type: 'about:blank',
      title: STATUS_CODES[status],
      detail: exception.message,
      status,
      instance: http.getRequest<{ id: string }>().id,
      data: error instanceof ValidationException ? error.errors : undefined,
    };
    this.adapterHost.httpAdapter.reply(http.getResponse(), body, status);
  }
}
