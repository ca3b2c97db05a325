ALTER TABLE "refund" ADD COLUMN "decided_account" integer;--> statement-breakpoint
CREATE INDEX "refund_waiting" ON "refund" USING btree ("payment") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "refund_alone" ON "refund" USING btree ("requested_account","at") WHERE decided_account is null;